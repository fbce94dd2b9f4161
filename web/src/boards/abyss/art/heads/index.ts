/** The seven kinds of Lords, from the shoulders up. */
import type { Guild } from '../palette';
import { ambassador } from './ambassador';
import { farmer } from './farmer';
import { mage } from './mage';
import { merchant } from './merchant';
import { politician } from './politician';
import { smuggler } from './smuggler';
import { soldier } from './soldier';
import type { Sculptor } from './parts';

export const HEADS: Record<Guild, Sculptor> = { mage, soldier, farmer, merchant, politician, ambassador, smuggler };
