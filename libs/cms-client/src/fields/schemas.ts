import * as v from 'valibot';

/** Reads a raw value; `undefined` when nothing usable is there. */
export type Read<Value> = (value: unknown) => Value | undefined;

type Field<Value> = v.GenericSchema<unknown, Value>;

/** A field without which its block, card or entry makes no sense. `expected` says what it must be. */
export function required<Value>(read: Read<Value>, expected: string): Field<Value> {
  return present(
    v.pipe(
      v.unknown(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const value = read(dataset.value);
        if (value !== undefined) return value;
        addIssue({ message: `expected ${expected}` });
        return NEVER;
      }),
    ),
  );
}

/** A field that may be missing or unusable: then it is left out. */
export function optional<Value>(read: Read<Value>): Field<Value | undefined> {
  return present(v.pipe(v.unknown(), v.transform(read)));
}

/** A field with something to stand in when it is missing or unusable. */
export function withFallback<Value>(read: Read<Value>, fallback: Value): Field<Value> {
  return present(
    v.pipe(
      v.unknown(),
      v.transform((value) => read(value) ?? fallback),
    ),
  );
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
      for (const [key, value] of Object.entries(shape)) if (value !== undefined) kept[key] = value;
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
