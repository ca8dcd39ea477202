import { maxHtmlLength } from '@guildhall/safe-content';
import { isRecord } from '../fields/is-record.ts';
import { readAllItems, readWord } from '../fields/values.ts';

export type RawBlock = Readonly<Record<string, unknown>>;

/** Returns the name of a WordPress block. Text of the classic editor is `freeform`. */
export function getCoreName(raw: RawBlock): string | undefined {
  const blockName = readWord(raw['blockName']);
  if (blockName === undefined) return typeof raw['innerHTML'] === 'string' ? 'freeform' : undefined;
  if (blockName.startsWith('core-embed/')) return 'embed';
  return blockName.startsWith('core/') ? blockName.slice('core/'.length) : undefined;
}

export function getAttrs(raw: RawBlock): RawBlock {
  return isRecord(raw['attrs']) ? raw['attrs'] : {};
}

export function getOwnHtml(raw: RawBlock): string {
  return typeof raw['innerHTML'] === 'string' ? raw['innerHTML'].slice(0, maxHtmlLength) : '';
}

export function getInnerBlocks(raw: RawBlock): unknown[] {
  return readAllItems(raw['innerBlocks']) ?? [];
}

const comments = /<!--[^<>]*-->/g;
/** Breaks of excerpts and pages in WordPress. The site shows whole entries. */
const breaks = new Set(['more', 'nextpage']);

/** Returns true for an empty text, which `parse_blocks` puts between blocks. */
export function isGap(raw: unknown): boolean {
  if (!isRecord(raw) || raw['html'] !== undefined || getInnerBlocks(raw).length > 0) return false;
  const name = getCoreName(raw);
  if (name !== 'freeform' && !breaks.has(name ?? '')) return false;
  return typeof raw['innerHTML'] === 'string' && raw['innerHTML'].replace(comments, '').trim() === '';
}
