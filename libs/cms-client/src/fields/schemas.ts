import * as v from 'valibot';
import { reportingTo, reportLeftOut, type LeftOut } from '../problems/left-out.ts';
import { isEmpty } from './values.ts';

/** Reads a raw value; `undefined` when nothing usable is there. `expected` says what the value should be. */
export interface Read<Value> {
  (value: unknown): Value | undefined;
  expected?: string;
}

type Field<Value> = v.GenericSchema<unknown, Value>;

/** A field without which its block, card or entry makes no sense. `expected` says what it must be. */
export function required<Value>(read: Read<Value>, expected: string): Field<Value> {
  return present(
    v.pipe(
      v.unknown(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const { value, problems } = readAndNote(read, dataset.value);
        if (value !== undefined) return withProblems(value, problems);
        problems.forEach(reportLeftOut);
        addIssue({ message: unlike(expected, dataset.value) });
        return NEVER;
      }),
    ),
  );
}

/** A field that may be missing or unusable: then it is left out, and reported when something was there. */
export function optional<Value>(read: Read<Value>): Field<Value | undefined> {
  return withFallback<Value | undefined>(read, undefined);
}

/** A field with something to stand in when it is missing or unusable. */
export function withFallback<Value>(read: Read<Value>, fallback: Value): Field<Value> {
  return present(
    v.pipe(
      v.unknown(),
      v.transform((found) => {
        const { value, problems } = readAndNote(read, found);
        if (value === undefined && problems.length === 0 && !isEmpty(found))
          problems.push({ field: [], message: unlike(read.expected ?? 'something else', found) });
        return withProblems(value ?? fallback, problems);
      }),
    ),
  );
}

function readAndNote<Value>(read: Read<Value>, found: unknown) {
  const problems: LeftOut[] = [];
  const value = reportingTo(
    (problem) => problems.push(problem),
    () => read(found),
  );
  return { value, problems };
}

function unlike(expected: string, found: unknown): string {
  const kind = kindOf(found);
  return `expected ${expected}${isEmpty(found) || expected.startsWith(kind) ? '' : `, found ${kind}`}`;
}

/** What kind of value was found, in words that say nothing of what it holds. */
function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return 'a number';
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** `fields` knows what a field is called, and takes its problems off again. */
function withProblems<Value>(value: Value, problems: readonly LeftOut[]): Value {
  return problems.length === 0 ? value : (new WithProblems(value, problems) as never);
}

class WithProblems {
  readonly value: unknown;
  readonly problems: readonly LeftOut[];
  constructor(value: unknown, problems: readonly LeftOut[]) {
    this.value = value;
    this.problems = problems;
  }
}

/** Lets the field's own reading decide what a missing key means: the same as an empty one. */
function present<Value>(schema: v.GenericSchema<unknown, Value>): Field<Value> {
  return v.optional(schema, '') as Field<Value>;
}

type Optional<Shape> = { [Key in keyof Shape]: undefined extends Shape[Key] ? Key : never }[keyof Shape];
type WithoutUndefined<Shape> = { [Key in Exclude<keyof Shape, Optional<Shape>>]: Shape[Key] } & {
  [Key in Optional<Shape>]?: Exclude<Shape[Key], undefined>;
};

/** An object of these fields; others are ignored, and fields without a value are left out rather than `undefined`. */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.object(entries),
    v.transform((shape) => {
      const kept: Record<string, unknown> = {};
      for (const [key, field] of Object.entries(shape)) {
        const noted = field instanceof WithProblems;
        if (noted)
          for (const problem of field.problems) reportLeftOut({ ...problem, field: [key, ...problem.field] });
        const value: unknown = noted ? field.value : field;
        if (value !== undefined) kept[key] = value;
      }
      return kept as WithoutUndefined<v.InferOutput<v.ObjectSchema<Entries, undefined>>>;
    }),
  );
}

/** Which fields did not parse, and what they should have been; never what they held. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => {
      const message =
        issue.kind === 'schema' ? `expected ${issue.expected ?? 'something else'}` : issue.message;
      const path = v.getDotPath(issue);
      return path === null ? message : `${path}: ${message}`;
    })
    .join('; ');
}
