import { createWrongValue } from '../vendor-refusal.ts';
import { checkParameters, type ParameterRules } from './parameter-rules.ts';
import type { Parameters } from './form-body.ts';

/** Filters of a list: by filter name, the resource value to compare. */
export type Filters<T> = Readonly<Record<string, (resource: T) => string | number | undefined>>;

const operators: Readonly<Record<string, (value: string, operand: string) => boolean>> = {
  is: (value, operand) => value === operand,
  is_not: (value, operand) => value !== operand,
  starts_with: (value, operand) => value.startsWith(operand),
  in: (value, operand) => parseList(operand).includes(value),
  not_in: (value, operand) => !parseList(operand).includes(value),
  after: (value, operand) => Number(value) > Number(operand),
  before: (value, operand) => Number(value) < Number(operand),
  on: (value, operand) => Math.floor(Number(value) / 86_400) === Math.floor(Number(operand) / 86_400),
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
  const requested = readFilters(parameters, filters);
  checkParameters(parameters, createRules(requested, sortable));
  const found = all.filter((resource) =>
    requested.every(({ read, isMatch, operand }) => {
      const value = read(resource);
      return value !== undefined && isMatch(String(value), operand);
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

interface RequestedFilter<T> {
  param: string;
  read: (resource: T) => string | number | undefined;
  isMatch: (value: string, operand: string) => boolean;
  operand: string;
}

/** The parameters that are filters of this list, with a known operator. */
function readFilters<T>(parameters: Parameters, filters: Filters<T>): RequestedFilter<T>[] {
  return [...parameters].flatMap(([param, operand]) => {
    const [, name = '', operator = ''] = /^(\w+)\[(\w+)\]$/.exec(param) ?? [];
    const read = Object.hasOwn(filters, name) ? filters[name] : undefined;
    const isMatch = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
    return read && isMatch ? [{ param, read, isMatch, operand }] : [];
  });
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

function createRules(requested: readonly { param: string }[], sortable: readonly string[]): ParameterRules {
  return {
    limit: { kind: 'count' },
    offset: { max: 1000 },
    include_deleted: { kind: 'flag' },
    ...(sortable.length > 0 && { 'sort_by[asc]': { kind: sortable }, 'sort_by[desc]': { kind: sortable } }),
    ...Object.fromEntries(requested.map(({ param }) => [param, { max: 2000 }])),
  };
}
