import { reportLoss, withLossHandler, passOnLoss, type Loss } from '../problems/losses.ts';
import type { ContentReaders } from './content-readers.ts';
import type { Field, Fields, FieldValues } from './field.ts';
import { isEmpty } from './values.ts';

/** What reading an object came to; `reason` names the fields without which it makes no sense, never what they held. */
export type ReadResult<Values> =
  { values: Values; reason?: undefined } | { values?: undefined; reason: string };

/**
 * Reads an object of these fields. Others are ignored. Without a required field, or with an unusable one, the object is left out; an
 * optional one is left out, one with a default gets it, and both are reported when something was there.
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
    // A key that is not there means the same as an empty one.
    const found = (raw as Record<string, unknown>)[name] ?? '';
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

/** As `readFields`; what makes no sense is reported, and `undefined`. */
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

function describeMismatch(expected: string, found: unknown): string {
  const kind = describeKind(found);
  return `expected ${expected}${isEmpty(found) || expected.startsWith(kind) ? '' : `, found ${kind}`}`;
}

/** What kind of value was found, without its content. */
function describeKind(value: unknown): string {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'a number';
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}
