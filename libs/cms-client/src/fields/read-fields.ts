import { reportLoss, withLossHandler, passOnLoss, type Loss } from '../problems/losses.ts';
import type { ContentReaders } from './content-readers.ts';
import type { Field, Fields, FieldValues } from './field.ts';
import { isEmpty } from './values.ts';

/** `reason` names the fields that are missing or invalid, never their content. */
export type ReadResult<Values> =
  | { values: Values; reason?: undefined }
  | { values?: undefined; reason: string };

/**
 * Reads an object by these fields and ignores others. A missing or invalid required field invalidates the object.
 * Other invalid fields are left out or get their default, and are reported.
 */
export function readFields<Own extends Fields>(
  fields: Own,
  raw: unknown,
  read: ContentReaders,
): ReadResult<FieldValues<Own>> {
  if (typeof raw !== 'object' || raw === null) return { reason: 'expected an object' };
  const values: Record<string, unknown> = {};
  const reasons: string[] = [];
  const losses: Loss[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const found = findValue(field, name, raw as Record<string, unknown>);
    const { value, problems } = readField(field, found, read);
    if (value === undefined && field.presence === 'required') {
      problems.forEach(passOnLoss);
      reasons.push(`${name}: ${describeMismatch(field.expected, found)}`);
      continue;
    }
    losses.push(...problems.map((problem) => ({ ...problem, field: [name, ...problem.field] })));
    if (value !== undefined) values[name] = value;
  }
  if (reasons.length > 0) return { reason: reasons.join('; ') };
  losses.forEach(passOnLoss);
  return { values: values as FieldValues<Own> };
}

/** Returns the value of a field; of its earlier names, the first that has one. */
function findValue({ formerly = [] }: Field, name: string, raw: Readonly<Record<string, unknown>>): unknown {
  const named = [name, ...formerly].find((one) => raw[one] !== undefined && raw[one] !== null);
  return named === undefined ? '' : raw[named];
}

/** Reads an object by these fields. An invalid one is reported and `undefined`. */
export function readOrReport<Own extends Fields>(
  fields: Own,
  raw: unknown,
  read: ContentReaders,
): FieldValues<Own> | undefined {
  const { values, reason } = readFields(fields, raw, read);
  if (reason !== undefined) reportLoss(reason);
  return values;
}

function readField(field: Field, found: unknown, read: ContentReaders) {
  const problems: Loss[] = [];
  const value = withLossHandler(
    (problem) => problems.push(problem),
    () => field.read(found, read),
  );
  if (value !== undefined || field.presence === 'required') return { value, problems };
  if (problems.length === 0 && !isEmpty(found))
    problems.push({ field: [], message: describeMismatch(field.expected, found) });
  return { value: field.default, problems };
}

/** Completes “backgroundColor: …”. The value is described by its kind, never by its content. */
export function describeMismatch(expected: string, found: unknown): string {
  const kind = describeKind(found);
  return `expected ${expected}${isEmpty(found) || expected.startsWith(kind) ? '' : `, found ${kind}`}`;
}

/** Describes a value by its type, never by its content. */
function describeKind(value: unknown): string {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'a number';
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}
