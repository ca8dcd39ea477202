import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  either,
  list,
  object,
  choice,
  optional,
  parseResponse,
  text,
  wholeNumber,
  type ResponseSchema,
} from './response-schema.ts';

const statuses = ['open', 'paid'] as const;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Each kind of schema, and the schema library's own that accepts the same values. */
const pairs: [string, ResponseSchema<unknown>, v.GenericSchema][] = [
  ['a text', text, v.string()],
  ['a whole number', wholeNumber, count],
  ['one of several values', choice(statuses), v.picklist(statuses)],
  ['a list', list(text), v.array(v.string())],
  ['an object', object({ a: text, b: wholeNumber }), v.object({ a: v.string(), b: count })],
  [
    'an object with an object',
    object({ a: object({ b: text }) }),
    v.object({ a: v.object({ b: v.string() }) }),
  ],
  [
    'one of two objects',
    either(object({ a: choice([true]), b: text }), object({ a: choice([false]), c: text })),
    v.union([
      v.object({ a: v.literal(true), b: v.string() }),
      v.object({ a: v.literal(false), c: v.string() }),
    ]),
  ],
];

const value = fc.oneof(
  fc.string(),
  fc.constantFrom(...statuses, true, false, null, undefined),
  fc.nat(),
  fc.constantFrom(-1, 0.5, NaN, 2 ** 60),
);
const fields = fc.record({ a: value, b: value, c: value, more: value }, { requiredKeys: [] });
const response = fc.oneof(
  value,
  fields,
  fc.record({ a: fields, b: value }),
  fc.array(value, { maxLength: 3 }),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.record({ a: fc.string(), b: fc.nat(), more: value }),
  fc.record({ a: fc.boolean(), b: fc.string(), c: fc.string() }),
);

describe('a response', () => {
  it.each(pairs)('accepts %s exactly as a schema library does', (_kind, schema, expected) => {
    let accepted = 0;
    fc.assert(
      fc.property(response, (raw) => {
        const { success, output } = v.safeParse(expected, raw);
        if (success) accepted += 1;
        expect(parseResponse(schema, raw)).toEqual(success ? output : undefined);
      }),
      { numRuns: 3_000 },
    );
    expect(accepted).toBeGreaterThan(0);
  });

  it('may have fields, and values of optional fields, of a later version', () => {
    const schema = object({ status: choice(statuses), note: optional(choice(statuses)) });
    expect(parseResponse(schema, { status: 'open', note: 'later', more: 1 })).toEqual({ status: 'open' });
    expect(parseResponse(schema, { status: 'open', note: 'paid' })).toEqual({ status: 'open', note: 'paid' });
    expect(parseResponse(schema, { status: 'later' })).toBeUndefined();
  });
});
