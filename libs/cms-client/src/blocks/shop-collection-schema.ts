import type { Link } from '../cards/card.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, withFallback } from '../fields/schemas.ts';
import { readFlag, readWord, readWholeNumber } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export interface ShopCollectionBlock extends BlockBase {
  name: 'shop-collection';
  /** Empty: nothing is shown. */
  collectionHandle: string;
  /** How many products are shown, 1 to 100. */
  numberOfEntries: number;
  /** Products are shown, but lead nowhere. */
  disableSp: boolean;
  buttonLink?: Link;
}

const usualCount = 3;
const largestCount = 100;

export function shopCollectionSchema(read: BlockReaders): BlockSchema<'shop-collection'> {
  return fields({
    name: literally('shop-collection'),
    collectionHandle: withFallback(readHandle, ''),
    numberOfEntries: withFallback(readCount, usualCount),
    disableSp: withFallback(readFlag, false),
    buttonLink: optional(read.link),
  });
}

/** A handle is part of an address: nothing that could end one or begin another. */
function readHandle(value: unknown): string | undefined {
  const text = readWord(value);
  return text !== undefined && /^[\p{L}\p{N}_-]{1,255}$/u.test(text) ? text : undefined;
}

function readCount(value: unknown): number | undefined {
  const count = readWholeNumber(value);
  return count ? Math.min(count, largestCount) : undefined;
}
