import { baseFields } from '../blocks/block-base.ts';
import type { BlockDefinition } from '../blocks/define-block.ts';
import type { Fields } from '../fields/field.ts';
import { isRecord } from '../fields/is-record.ts';
import { toTextOfHtml } from '../fields/plain-text.ts';
import type { Entry } from './entry.ts';

export interface EntryTextOptions {
  /** The kinds of blocks that the entry was read with. */
  blocks: readonly BlockDefinition[];
  /** Maximum length of all texts together, in UTF-16 units. The text ends there. */
  maxLength: number;
}

/** Blocks whose texts say how to use the page, not what it is about. */
const unreadBlocks = new Set(['contact-form', 'sign-up-form']);

/**
 * Returns the texts of an entry's blocks in their order, for a search index: plain text without the titles of links,
 * and without cards, which are texts of other entries. None repeats the entry's title.
 *
 * @example
 * declare const entry: Entry; // of `readEntry`
 * const text = collectEntryText(entry, { blocks: builtInBlocks, maxLength: 10_000 }).join(' ');
 */
export function collectEntryText(
  { title, content }: Pick<Entry, 'title' | 'content'>,
  { blocks, maxLength }: EntryTextOptions,
): string[] {
  const fieldsByName = new Map(blocks.map(({ name, fields }) => [name, fields]));
  const texts: string[] = [];
  let remaining = maxLength;
  for (const block of content) {
    if (block.name === 'unknown' || unreadBlocks.has(block.name)) continue;
    const fields = { ...baseFields, ...fieldsByName.get(block.name) };
    for (const text of readTexts(fields, block)) {
      if (text === '' || text === title) continue;
      texts.push(text.slice(0, remaining));
      remaining -= text.length;
      if (remaining <= 0) return texts;
    }
  }
  return texts;
}

function* readTexts(fields: Fields, values: object): Generator<string> {
  for (const [name, { kind, fields: inner = {} }] of Object.entries(fields)) {
    const value = (values as Record<string, unknown>)[name];
    if (kind === 'text' && typeof value === 'string') yield value;
    else if (kind === 'html' && typeof value === 'string') yield toTextOfHtml(value);
    else if (kind === 'texts' && Array.isArray(value))
      for (const item of value) yield toTextOfHtml(String(item));
    else if (kind === 'group' && isRecord(value)) yield* readTexts(inner, value);
    else if (kind === 'items' && Array.isArray(value))
      for (const item of value) if (isRecord(item)) yield* readTexts(inner, item);
  }
}
