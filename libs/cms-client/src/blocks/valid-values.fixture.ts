import fc from 'fast-check';
import type { FieldDescription } from '../fields/describe-fields.ts';

const plain = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ,.]{0,30}[a-z]$/);
const path = fc.stringMatching(/^\/[a-z]{1,12}$/);
const richText = plain.map((words) => `<p>${words}</p>`);
const link = fc.record({
  title: plain,
  url: path.map((at) => `https://frames.example${at}`),
  target: fc.constantFrom('', '_blank'),
});
const image = fc.record({
  md: path.map((at) => `https://content.example${at}.webp`),
  alt: plain,
});

/** Generates valid values of a field from its description only. */
function createValidValue(field: FieldDescription): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return plain;
    case 'html':
      return richText;
    case 'word':
      return createWord(field.pattern);
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...(field.choices ?? []));
    case 'number':
      return fc.integer({ min: field.min ?? 0, max: field.max ?? 1000 });
    case 'day':
      return fc
        .date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2099-12-31') })
        .map((day) => day.toISOString().slice(0, 10).replaceAll('-', ''));
    case 'link':
      return link;
    case 'url':
    case 'route':
      return path;
    case 'image':
      return image;
    case 'file':
      return path.map((at) => `https://content.example${at}.mp4`);
    case 'texts':
      return fc.array(richText, { minLength: 1, maxLength: 3 });
    case 'group':
      return createValidValues(field.fields ?? []).filter((group) => Object.keys(group).length > 0);
    case 'cards':
    case 'items':
      return createList(field.fields ?? []);
  }
}

/** Items without IDs, which then get their position. At least one field of a form is not a heading. */
function createList(fields: readonly FieldDescription[]): fc.Arbitrary<unknown[]> {
  return fc
    .array(createValidValues(fields.filter(({ name }) => name !== 'id')), { minLength: 1, maxLength: 3 })
    .filter((items) => items.some(({ type }) => type !== 'breakerTitle'));
}

const words = [
  ...['prints', 'a1B_-2c3D4e', 'individual-membership', '600px', 'ada@example.org', '33 11 22 33'],
  ...['2026-12-03T19:30:00+01:00', 'PLhouse_OfTides-2026'],
];

function createWord(pattern = '^[a-z]+$'): fc.Arbitrary<string> {
  const known = words.filter((word) => new RegExp(pattern, 'u').test(word));
  if (known.length === 0) throw new Error(`Add a word that looks like ${pattern} to this fixture`);
  return fc.constantFrom(...known);
}

/** Generates an object with all required fields and some of the others. */
export function createValidValues(
  fields: readonly FieldDescription[],
): fc.Arbitrary<Record<string, unknown>> {
  const required = fields.filter(({ presence }) => presence === 'required');
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, createValidValue(field)])), {
    requiredKeys: required.map(({ name }) => name),
  });
}
