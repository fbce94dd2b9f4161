### Table talk: sentences that keep to appendix III, said with one touch

phrase-much = I can help a lot.
phrase-little = I can help, but only a little.
phrase-none = I cannot help.
phrase-need = We need more help here.
phrase-enough = That should be enough.
phrase-fail = Let us not waste cards on this.
phrase-yes = Yes.
phrase-no = No.
phrase-silent = I would rather not say.
phrase-odd = Somebody is working against us.
phrase-good = The card I have seen is good.
phrase-bad = The card I have seen is bad.
phrase-distrust = I do not trust { $player }.
phrase-distrust-whom = I do not trust:
phrase-trust = I trust { $player }.
phrase-trust-whom = I trust:
