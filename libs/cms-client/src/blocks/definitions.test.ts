import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { hostileValues } from '../client/hostile-values.fixture.ts';
import { builtInBlocks } from './built-in-blocks.ts';
import { describeBlock, type FieldDescription } from './describe-block.ts';
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
  const { names, fields, baseFields, needsOneOf = [] } = block;
  const blockName = `acf/${block.name}`;
  const valid = createValidValues([...fields, ...baseFields]).filter(
    (values) => needsOneOf.length === 0 || needsOneOf.some((name) => values[name] !== undefined),
  );

  it('describes the name and purpose of each field for editors, as serialisable data', () => {
    expect(JSON.parse(JSON.stringify(block))).toEqual(block);
    expect(block.help).not.toBe('');
    for (const { label, help } of everyField(fields)) expect(`${label}: ${help}`).toMatch(/^[A-Z].*: .+\.$/);
    expect(fields.map(({ name }) => name)).not.toContain('name');
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

/** Removes numbering, which is valid in a bulleted list but not kept. */
function withoutCounting(values: Record<string, unknown>): Record<string, unknown> {
  if (values['name'] !== 'list') return values;
  const { start: _, reversed: __, ...rest } = values;
  return rest;
}
