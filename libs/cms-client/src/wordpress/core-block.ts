import { maxHtmlLength } from '@guildhall/safe-content';
import { isRecord } from '../fields/is-record.ts';
import { readAllItems, readWord } from '../fields/values.ts';

export type RawBlock = Readonly<Record<string, unknown>>;

/** The name of one of WordPress's own blocks. Text that was written before there were blocks has none. */
export function getCoreName(raw: RawBlock): string | undefined {
  const blockName = readWord(raw['blockName']);
  if (blockName === undefined) return typeof raw['innerHTML'] === 'string' ? 'freeform' : undefined;
  if (blockName.startsWith('core-embed/')) return 'embed';
  return blockName.startsWith('core/') ? blockName.slice('core/'.length) : undefined;
}

/** The editor's choices for a block, as far as it is not in its HTML. */
export function getAttrs(raw: RawBlock): RawBlock {
  return isRecord(raw['attrs']) ? raw['attrs'] : {};
}

/** The HTML of a block itself, without that of the blocks inside it. */
export function getOwnHtml(raw: RawBlock): string {
  return typeof raw['innerHTML'] === 'string' ? raw['innerHTML'].slice(0, maxHtmlLength) : '';
}

/** The blocks inside a block. */
export function getInnerBlocks(raw: RawBlock): unknown[] {
  return readAllItems(raw['innerBlocks']) ?? [];
}

const comments = /<!--[^<>]*-->/g;
/** The blocks that end an excerpt or a page in WordPress; the site shows entries whole. */
const breaks = new Set(['more', 'nextpage']);

/** True when there is nothing to show: `parse_blocks` puts an empty text between every two blocks. */
export function isGap(raw: unknown): boolean {
  if (!isRecord(raw) || raw['html'] !== undefined || getInnerBlocks(raw).length > 0) return false;
  const name = getCoreName(raw);
  if (name !== 'freeform' && !breaks.has(name ?? '')) return false;
  return typeof raw['innerHTML'] === 'string' && raw['innerHTML'].replace(comments, '').trim() === '';
}
