### What can be wrong with an option that is data.

data-too-large = The option { $name } is too large. The most bytes it may have: { $most }.
data-too-deep = The option { $name } is nested too deeply. The most levels of lists and objects in each other: { $most }.
data-not-plain = { $where } must be plain JSON data, but is: { $given }.
data-foreign = The option { $name } is not what this game expects: { $detail }.
