import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { hostileValues } from '../client/hostile-values.fixture.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { builtInBlocks } from './built-in-blocks.ts';
import { blockCategories } from './define-block.ts';
import { describeBlock } from './describe-block.ts';
import { expectPortable } from '../fields/portable-pattern.fixture.ts';
import { createValidValues } from './valid-values.fixture.ts';

const blocks = builtInBlocks.map((block) => describeBlock(block));

async function parse(raw: Record<string, unknown>) {
  const { cms, problems } = createTestClient(rawEntry([{ idd: 'a', ...raw }]));
  const { entry } = await cms.readEntry('/about');
  return { block: entry?.content?.[0] as object, problems };
}

const everyField = (fields: readonly FieldDescription[]): FieldDescription[] =>
  fields.flatMap((field) => [field, ...everyField(field.fields ?? [])]);

it('no two blocks have the same name', () => {
  const names = blocks.flatMap((block) => block.names);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(blocks.map((block) => [block.name, block] as const))('%s, by its definition', (_, block) => {
  const { names, fields, baseFields, sourceFields = [], needsOneOf = [] } = block;
  const blockName = `acf/${block.name}`;
  const valid = createValidValues([...fields, ...baseFields]).filter(
    (values) => needsOneOf.length === 0 || needsOneOf.some((name) => values[name] !== undefined),
  );

  it('describes the name and purpose of each field for editors, as serialisable data', () => {
    expect(JSON.parse(JSON.stringify(block))).toEqual(block);
    expect(block.help).not.toBe('');
    for (const { label, help } of everyField([...fields, ...sourceFields]))
      expect(`${label}: ${help}`).toMatch(/^[A-Z].*: .+\.$/);
    expect(fields.map(({ name }) => name)).not.toContain('name');
  });

  it('tells editors where to find it, and what its fields take', () => {
    const { category, icon, keywords, titledBy } = block;
    expect(blockCategories).toContain(category);
    expect([icon, ...keywords].join(' ')).toMatch(/^[a-z0-9 -]+$/);
    expect(keywords).not.toEqual([]);
    if (titledBy !== undefined)
      expect(fields.find(({ name }) => name === titledBy)).toMatchObject({ kind: 'text' });
    expect(`${block.help} ${everyField(fields).map((field) => field.help)}`).not.toMatch(
      /[`<>]|slots|URL of/,
    );
    for (const field of everyField([...fields, ...sourceFields])) {
      const { kind, choices, choiceLabels = [], itemName, maxItems, maxLength, layout } = field;
      expect(choiceLabels).toHaveLength(choices?.length ?? 0);
      expect(choiceLabels.join()).not.toMatch(/[a-z][A-Z]|\b(?:ol|ul|html|img)\b/);
      if (kind === 'items' || kind === 'texts')
        expect([itemName, maxItems]).toEqual([expect.any(String), expect.any(Number)]);
      if (kind === 'text')
        expect([/^lines?$/.test(layout ?? ''), maxLength]).toEqual([true, expect.any(Number)]);
    }
  });

  it('shows fields only under conditions that other fields can meet', () => {
    const check = (siblings: readonly FieldDescription[]) => {
      for (const { when, fields: inner = [] } of siblings) {
        const other = siblings.find(({ name }) => name === when?.field);
        if (when) for (const value of when.is) expect(other?.choices ?? [true, false]).toContain(value);
        expect(when === undefined || other !== undefined).toBe(true);
        check(inner);
      }
    };
    check(fields);
  });

  it('has patterns that HTML forms and PCRE understand as JavaScript does', () => {
    for (const { pattern, inputPattern } of everyField([...fields, ...sourceFields]))
      for (const source of [pattern, inputPattern]) if (source !== undefined) expectPortable(source);
  });

  it('has an example that editors could have written', async () => {
    const { example } = block;
    const own = [...fields, ...sourceFields].map(({ name }) => name);
    expect(own).toEqual(expect.arrayContaining(Object.keys(example)));
    expect(example).not.toEqual({});
    const { block: read, problems } = await parse({ blockName, ...addSources(fields, example) });
    expect([problems, read]).toEqual([[], expect.objectContaining({ name: block.name })]);
  });

  it('reads valid values unchanged, and reports no problem', async () => {
    await fc.assert(
      fc.asyncProperty(valid, fc.constantFrom(...names), async (values, name) => {
        const { block: read, problems } = await parse({ blockName: `acf/${name}`, ...values });
        const defaults = fields.filter((field) => field.presence === 'default');
        const filled = Object.fromEntries(defaults.map((field) => [field.name, field.default]));
        const expected = name === block.name ? { ...filled, ...values } : values;
        expect(read).toMatchObject(withoutCounting({ name: block.name, ...expected }));
        expect(problems).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('reads its own result unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(valid, async (values) => {
        const { block: once } = await parse({ blockName, ...values });
        expect((await parse({ ...once })).block).toEqual(once);
      }),
      { numRuns: 25 },
    );
  });

  it('is left out without a required field, and names it', async () => {
    const needed = fields.filter(({ presence }) => presence === 'required').map(({ name }) => [name]);
    for (const without of [...needed, ...(needsOneOf.length > 0 ? [needsOneOf] : [])]) {
      const [values] = fc.sample(valid, { numRuns: 1, seed: 7 });
      // Not an empty value: that could be intended (a list without items).
      const useless = Object.fromEntries(without.map((name) => [name, { '?': 1 }]));
      const { block: read } = await parse({ blockName, ...values, ...useless });
      expect(read).toMatchObject({
        name: 'unknown',
        reason: 'invalid fields',
      });
      for (const name of without) expect(read).toHaveProperty('detail', expect.stringContaining(name));
    }
  });

  it('never throws, whatever any of its fields contains', async () => {
    for (const value of hostileValues) {
      const [values] = fc.sample(valid, { numRuns: 1, seed: 7 });
      for (const { name } of [...fields, ...baseFields]) {
        const { block: read, problems } = await parse({ blockName, ...values, [name]: value });
        expect(read).toHaveProperty('name');
        expect(JSON.stringify(problems)).not.toContain('an error occurred');
      }
    }
  });
});

describe('what editors may write', () => {
  it.each([
    ['video', 'videoId', 'https://youtu.be/a1B_-2c3D4e?t=42'],
    ['video', 'videoId', '<iframe src="https://www.youtube.com/embed/a1B_-2c3D4e"></iframe>'],
    ['video', 'videoId', 'a1B_-2c3D4e'],
    ['iframe', 'height', '600'],
    ['iframe', 'height', ' 37.5REM '],
    ['shop-collection', 'collectionHandle', 'summer'],
    ['shop-collection', 'collectionHandle', 'café'],
  ])('the form of %s takes as %s what is understood: %s', async (name, field, written) => {
    const described = blocks.find((block) => block.name === name)?.fields.find((one) => one.name === field);
    const source = described?.inputPattern ?? described?.pattern ?? '(?!)';
    expect(written).toMatch(new RegExp(`^(?:${source})$`, 'v'));
    const link = { title: 'A', url: 'https://frames.example/map', target: '' };
    const { block, problems } = await parse({ blockName: `acf/${name}`, link, [field]: written });
    expect([problems, Object.hasOwn(block, field)]).toEqual([[], true]);
  });
});

/** Adds what only the content service has: pictures, entries and routes. */
function addSources(
  fields: readonly FieldDescription[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const sources = {
    image: { md: 'https://content.example/a.webp', alt: 'A' },
    route: '/wp-json/cards/api/news',
    cards: [],
  };
  const added = fields.flatMap(({ name, kind, presence, fields: inner = [] }): [string, unknown][] => {
    if (Object.hasOwn(sources, kind))
      return presence === 'required' ? [[name, sources[kind as keyof typeof sources]]] : [];
    const list = values[name];
    return kind === 'items' && Array.isArray(list)
      ? [[name, list.map((item) => addSources(inner, item))]]
      : [];
  });
  return { ...values, ...Object.fromEntries(added) };
}

/** Removes numbering, which is valid in a bulleted list but not kept. */
function withoutCounting(values: Record<string, unknown>): Record<string, unknown> {
  if (values['name'] !== 'list') return values;
  const { start: _, reversed: __, numbering: ___, ...rest } = values;
  return rest;
}
