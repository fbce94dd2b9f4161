refuse-brig-price = To leave the Brig, discard cards worth 12 or more in all.
refuse-repair-price = Repairing this room takes cards worth { $n } or more.
