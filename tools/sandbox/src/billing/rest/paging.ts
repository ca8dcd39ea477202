import { createWrongValue } from '../vendor-refusal.ts';
import { checkParameters, type ParameterRules } from './parameter-rules.ts';
import type { Parameters } from './form-body.ts';

/** Filters of a list: by filter name, the resource value to compare. */
export type Filters<T> = Readonly<Record<string, (resource: T) => string | number | undefined>>;

const operators: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  is: (value, wanted) => value === wanted,
  is_not: (value, wanted) => value !== wanted,
  starts_with: (value, wanted) => value.startsWith(wanted),
  in: (value, wanted) => parseList(wanted).includes(value),
  not_in: (value, wanted) => !parseList(wanted).includes(value),
  after: (value, wanted) => Number(value) > Number(wanted),
  before: (value, wanted) => Number(value) < Number(wanted),
  on: (value, wanted) => Math.floor(Number(value) / 86_400) === Math.floor(Number(wanted) / 86_400),
};

/** `["active","paused"]`, with or without quotes. */
function parseList(text: string): string[] {
  return text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((entry) => entry.trim().replace(/^"|"$/g, ''));
}

export interface VendorList<T> {
  list: T[];
  next_offset?: string;
}

/**
 * One page of a list: the newest first, or sorted by an attribute; `limit` (10, at most 100) of them, and the offset of
 * the next page. Offsets are opaque, as at the vendor.
 */
export function createPage<T extends { id: string }>(
  all: readonly T[],
  parameters: Parameters,
  filters: Filters<T>,
  sortable: readonly (string & keyof Filters<T>)[] = [],
): VendorList<T> {
  checkParameters(parameters, createRules(filters, sortable));
  const found = all.filter((resource) =>
    [...parameters].every(([param, wanted]) => {
      const [, name = '', operator = ''] = /^(\w+)\[(\w+)\]$/.exec(param) ?? [];
      const read = filters[name];
      if (read === undefined || name === 'sort_by') return true;
      const value = read(resource);
      return value !== undefined && (operators[operator]?.(String(value), wanted) ?? true);
    }),
  );
  const ordered = sortResources(found, parameters, filters);
  const limit = Number(parameters.get('limit') ?? 10);
  if (limit < 1 || limit > 100) throw createWrongValue('limit', String(limit), 'should be from 1 to 100');
  const start = findStart(ordered, parameters.get('offset'));
  const page = ordered.slice(start, start + limit);
  const next = ordered[start + limit];
  return { list: page, ...(next && { next_offset: JSON.stringify([String(start + limit), next.id]) }) };
}

/** New resources are added at the front, so the offset names a resource and not only a position. */
function findStart(ordered: readonly { id: string }[], offset: string | undefined): number {
  if (offset === undefined) return 0;
  const [, place = '', id = ''] = /^\["(\d+)","([^"]+)"\]$/.exec(offset) ?? [];
  if (id === '') throw createWrongValue('offset', offset, 'is not a valid offset');
  const found = ordered.findIndex((one) => one.id === id);
  return found === -1 ? Number(place) : found;
}

function sortResources<T>(found: readonly T[], parameters: Parameters, filters: Filters<T>): T[] {
  const ascending = parameters.get('sort_by[asc]');
  const read = filters[ascending ?? parameters.get('sort_by[desc]') ?? ''];
  if (read === undefined) return found.toReversed();
  const sorted = found.toSorted((one, other) => Number(read(one)) - Number(read(other)));
  return ascending === undefined ? sorted.reverse() : sorted;
}

function createRules(filters: Filters<never>, sortable: readonly string[]): ParameterRules {
  const names = Object.keys(filters).flatMap((name) =>
    Object.keys(operators).map((operator) => `${name}[${operator}]`),
  );
  return {
    limit: { kind: 'count' },
    offset: { max: 1000 },
    include_deleted: { kind: 'flag' },
    ...(sortable.length > 0 && { 'sort_by[asc]': { kind: sortable }, 'sort_by[desc]': { kind: sortable } }),
    ...Object.fromEntries(names.map((name) => [name, { max: 2000 }])),
  };
}
