import { maxHtmlLength } from '@guildhall/safe-content';
import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Field, Fields } from '../fields/field.ts';
import { isRecord } from '../fields/is-record.ts';
import { readWholeNumber } from '../fields/values.ts';
import { getAttrs, type RawBlock } from './core-block.ts';
import { addParagraphs } from './paragraphs.ts';

/**
 * Adds the values that a field plugin (ACF) saved in a block. `parse_blocks` leaves them in `attrs.data` with flat
 * names for rows (`slides_0_title`). Values read by the content service take precedence.
 */
export function addAcfValues(raw: RawBlock, fields: Fields): RawBlock {
  const { data } = getAttrs(raw);
  if (!isRecord(data)) return raw;
  const missing = Object.entries(fields).filter(([name]) => raw[name] === undefined);
  const values = missing.map(([name, field]) => [name, readValue(field, name, data)] as const);
  return { ...raw, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
}

function readValue(field: Field, key: string, data: RawBlock): unknown {
  const ownValue = Object.hasOwn(data, key) ? data[key] : undefined;
  if (typeof ownValue === 'object' && ownValue !== null) return ownValue;
  const { kind, fields } = field;
  if (kind === 'group' && fields) return readGroup(fields, key, data) ?? ownValue;
  if (kind === 'texts') {
    const texts = readTextRows(`${key}_`, data);
    return readRows(ownValue, (row) => texts.get(row)) ?? ownValue;
  }
  if ((kind === 'items' || kind === 'cards') && fields)
    return readRows(ownValue, (row) => readGroup(fields, `${key}_${row}`, data) ?? {}) ?? ownValue;
  return kind === 'html' && typeof ownValue === 'string' ? formatHtml(ownValue) : ownValue;
}

/** Reads one row more than the limit, so that the cut is reported. */
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

/** Limit of keys: two per value, more than the longest list needs. */
const maxValues = 10_000;

/** Reads texts by row. Each row has one field of any name. */
function readTextRows(prefix: string, data: RawBlock): ReadonlyMap<number, unknown> {
  const texts = new Map<number, unknown>();
  for (const name of Object.keys(data).slice(0, maxValues)) {
    if (!name.startsWith(prefix)) continue;
    const [, row] = /^(\d{1,5})_/.exec(name.slice(prefix.length)) ?? [];
    if (row !== undefined && !texts.has(Number(row))) texts.set(Number(row), data[name]);
  }
  return texts;
}

/** The plugin converts empty lines to paragraphs only on display, so it is done here. */
function formatHtml(html: string): string {
  return /\n\s*?\n/.test(html) ? addParagraphs(html.slice(0, maxHtmlLength)) : html;
}
