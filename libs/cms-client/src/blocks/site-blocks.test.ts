import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { field } from '../fields/field.ts';
import { flag, html, link, text } from '../fields/field-kinds.ts';
import { builtInBlocks } from './built-in-blocks.ts';
import { defineBlock, type BlockDefinition } from './define-block.ts';
import { describeBlock } from './describe-block.ts';

const map = defineBlock(
  'map',
  { place: text(), note: html({ optional: true }), to: link({ optional: true }), large: flag() },
  { help: 'A place' },
);

async function parse(own: BlockDefinition, ...content: unknown[]) {
  const { cms, problems } = createTestClient(rawEntry(content), { blocks: [...builtInBlocks, own] });
  const { entry } = await cms.readEntry('/about');
  return { blocks: entry?.content ?? [], problems };
}

describe("a site's own kind of block", () => {
  it('is read by its own definition, with fields that check HTML and URLs [2.4.28]', async () => {
    const { blocks, problems } = await parse(map, {
      ...{ blockName: 'acf/map', idd: 'm', backgroundColor: 'soft', place: ' The quay ', large: '1' },
      ...{ note: '<p onclick="x">By the <script>x</script>ferry</p>', to: { url: 'javascript:alert(1)' } },
    });
    expect(blocks).toEqual([
      {
        ...{ name: 'map', blockName: 'acf/map', idd: 'm', classNames: [] },
        ...{ backgroundColor: 'soft', place: 'The quay', note: '<p>By the ferry</p>', large: true },
      },
    ]);
    const where = 'entry /about, block 1 (acf/map)';
    expect(problems).toEqual([
      { where, message: 'note: a <script> was removed: text cannot contain <script>' },
      { where, message: 'to: this URL is not allowed' },
    ]);
  });

  it('replaces the built-in one of its name, and leaves the others unchanged', async () => {
    const title = { idd: 'a', title: 'A' };
    const { blocks } = await parse(
      defineBlock('block-title', {}, { help: 'Ours', complete: () => ({ ours: true }) }),
      { blockName: 'acf/block-title', ...title },
      { blockName: 'acf/page-title', ...title },
    );
    expect(blocks).toMatchObject([
      { name: 'block-title', ours: true },
      { name: 'page-title', title: 'A' },
    ]);
    expect(blocks[0]).not.toHaveProperty('title');
  });

  const throws = () => {
    throw new Error('secret');
  };
  const kind = { kind: 'text', expected: 'a place', help: '', read: throws } as const;
  it.each([
    ['finds nothing usable', map, 'place: expected text'],
    [
      'throws while it reads a field',
      defineBlock('map', { place: field(kind) }, { help: '' }),
      'an error occurred',
    ],
    ['throws in the end', defineBlock('map', {}, { help: '', complete: throws }), 'an error occurred'],
  ] as [string, BlockDefinition, string][])(
    'is left out and reported when its definition %s; the rest is shown',
    async (_, own, why) => {
      const { blocks, problems } = await parse(
        own,
        { blockName: 'acf/map', idd: 'm' },
        { blockName: 'acf/block-title', idd: 'b', title: 'Kept' },
      );
      expect(blocks).toMatchObject([
        { name: 'unknown', blockName: 'acf/map', idd: 'm', reason: 'invalid fields' },
        { name: 'block-title' },
      ]);
      expect(JSON.stringify(problems)).toContain(why);
      expect(JSON.stringify(problems)).not.toContain('secret');
    },
  );

  it('reads a value that was saved under an earlier name of its field', async () => {
    const place = defineBlock(
      'place',
      { place: text({ formerly: ['town', 'city'] }), note: text({ optional: true }) },
      { help: 'A place' },
    );
    for (const [saved, expected] of [
      [{ town: 'Ribe' }, 'Ribe'],
      [{ city: 'Aarhus', town: null }, 'Aarhus'],
      [{ place: 'Odense', town: 'Ribe' }, 'Odense'],
    ] as const) {
      const { cms, problems } = createTestClient(rawEntry([{ blockName: 'acf/place', ...saved }]), {
        blocks: [place],
      });
      const { entry } = await cms.readEntry('/about');
      expect([entry?.content?.[0], problems]).toMatchObject([{ name: 'place', place: expected }, []]);
    }
    expect(describeBlock(place).fields[0]).toMatchObject({ formerly: ['town', 'city'] });
  });

  it('is described for the forms of editors like a built-in one', () => {
    const { fields, baseFields, ...described } = describeBlock(map, { grounds: { shore: 'dark' } });
    expect(described).toMatchObject({ name: 'map', label: 'Map', help: 'A place', names: ['map'] });
    expect(fields.map(({ name, kind, presence }) => [name, kind, presence])).toEqual([
      ['place', 'text', 'required'],
      ['note', 'html', 'optional'],
      ['to', 'link', 'optional'],
      ['large', 'flag', 'default'],
    ]);
    expect(baseFields.find(({ name }) => name === 'backgroundColor')?.choices).toEqual(['shore']);
  });

  it('is never found by the name of a built-in object property', async () => {
    const { blocks } = await parse(map, { blockName: 'acf/toString' }, { blockName: 'acf/__proto__' });
    expect(blocks).toMatchObject([{ name: 'unknown' }, { name: 'unknown' }]);
  });
});
