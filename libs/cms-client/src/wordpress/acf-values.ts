import { maxHtmlLength } from '@guildhall/safe-content';
import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Field, Fields } from '../fields/field.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWholeNumber } from '../fields/values.ts';
import { getAttrs, type RawBlock } from './core-block.ts';
import { addParagraphs } from './paragraphs.ts';

/**
 * A block with the values that a field plug-in (ACF) saved in it, which `parse_blocks` leaves in `attrs.data`: rows are
 * numbers and names put together there (`slides_0_title`). What the content service read itself comes first.
 */
export function addAcfValues(raw: RawBlock, fields: Fields): RawBlock {
  const { data } = getAttrs(raw);
  if (!isRecord(data)) return raw;
  const missing = Object.entries(fields).filter(([name]) => raw[name] === undefined);
  const values = missing.map(([name, field]) => [name, readValue(field, name, data)] as const);
  return { ...raw, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
}

function readValue(field: Field, key: string, data: RawBlock): unknown {
  const own = Object.hasOwn(data, key) ? data[key] : undefined;
  if (typeof own === 'object' && own !== null) return own;
  const { kind, fields } = field;
  if (kind === 'group' && fields) return readGroup(fields, key, data) ?? own;
  if (kind === 'texts') {
    const texts = readTextRows(`${key}_`, data);
    return readRows(own, (row) => texts.get(row)) ?? own;
  }
  if ((kind === 'items' || kind === 'cards') && fields)
    return readRows(own, (row) => readGroup(fields, `${key}_${row}`, data) ?? {}) ?? own;
  return kind === 'html' && typeof own === 'string' ? formatHtml(own) : own;
}

/** One more than is read, so that it can be said that there are more. */
function readRows(count: unknown, read: (row: number) => unknown): unknown[] | undefined {
  const rows = readWholeNumber(count);
  if (rows === undefined) return undefined;
  return Array.from({ length: Math.min(rows, contentBudgets.items + 1) }, (_, row) => read(row));
}

function readGroup(fields: Fields, key: string, data: RawBlock): RawBlock | undefined {
  const values = Object.entries(fields).map(
    ([name, field]) => [name, readValue(field, `${key}_${name}`, data)] as const,
  );
  const found = values.filter(([, value]) => value !== undefined);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** More than a block with its longest list has: each value is beside the key of its field. */
const maxValues = 10_000;

/** By row. A row of texts has one field; what it is called is its editor's matter. */
function readTextRows(prefix: string, data: RawBlock): ReadonlyMap<number, unknown> {
  const texts = new Map<number, unknown>();
  for (const name of Object.keys(data).slice(0, maxValues)) {
    if (!name.startsWith(prefix)) continue;
    const [, row] = /^(\d{1,5})_/.exec(name.slice(prefix.length)) ?? [];
    if (row !== undefined && !texts.has(Number(row))) texts.set(Number(row), data[name]);
  }
  return texts;
}

/** Paragraphs are made of empty lines only when a field is shown. */
function formatHtml(html: string): string {
  return /\n\s*?\n/.test(html) ? addParagraphs(html.slice(0, maxHtmlLength)) : html;
}
