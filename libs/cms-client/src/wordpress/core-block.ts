import { maxHtmlLength } from '@guildhall/safe-content';
import { isRecord } from '../fields/is-record.ts';
import { allItems, readWord } from '../fields/values.ts';

export type RawBlock = Readonly<Record<string, unknown>>;

/** The name of one of WordPress's own blocks. Text that was written before there were blocks has none. */
export function coreName(raw: RawBlock): string | undefined {
  const blockName = readWord(raw['blockName']);
  if (blockName === undefined) return typeof raw['innerHTML'] === 'string' ? 'freeform' : undefined;
  if (blockName.startsWith('core-embed/')) return 'embed';
  return blockName.startsWith('core/') ? blockName.slice('core/'.length) : undefined;
}

/** The editor's choices for a block, as far as it is not in its HTML. */
export function attrsOf(raw: RawBlock): RawBlock {
  return isRecord(raw['attrs']) ? raw['attrs'] : {};
}

/** The HTML of a block itself, without that of the blocks inside it. */
export function ownHtml(raw: RawBlock): string {
  return typeof raw['innerHTML'] === 'string' ? raw['innerHTML'].slice(0, maxHtmlLength) : '';
}

/** The blocks inside a block. */
export function innerBlocks(raw: RawBlock): unknown[] {
  return allItems(raw['innerBlocks']) ?? [];
}

const comments = /<!--[^<>]*-->/g;
/** The blocks that end an excerpt or a page in WordPress; the site shows entries whole. */
const marks = new Set(['more', 'nextpage']);

/** True when there is nothing to show: `parse_blocks` puts an empty text between every two blocks. */
export function isGap(raw: unknown): boolean {
  if (!isRecord(raw) || raw['html'] !== undefined || innerBlocks(raw).length > 0) return false;
  const name = coreName(raw);
  if (name !== 'freeform' && !marks.has(name ?? '')) return false;
  return typeof raw['innerHTML'] === 'string' && raw['innerHTML'].replace(comments, '').trim() === '';
}
