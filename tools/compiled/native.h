/* Read before every file that mypyc wrote.

   An object that is freed frees what it holds, and so on; Python keeps count how deep that goes and puts off what lies
   deeper. Data is flat, lists and tuples still keep count, and an object that the collector does not know cannot be put
   off at all (Python 3.11 would write into what lies before it). So our own classes do not take part. */
#include <Python.h>
#include <CPy.h>
#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(object, dealloc)
#define CPy_TRASHCAN_END(object)
