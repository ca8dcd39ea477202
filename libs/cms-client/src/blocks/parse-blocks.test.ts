import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import type { Block } from './block.ts';
import { bareBlocks, brokenBlocks, fullBlocks } from './blocks.fixture.ts';

async function parse(...blocks: unknown[]): Promise<{ blocks: Block[]; problems: string[] }> {
  const { cms, problems } = createTestClient(rawEntry(blocks));
  const { entry } = await cms.readEntry('/about');
  return {
    blocks: entry?.content ?? [],
    problems: problems.map(({ where, message }) => `${where}: ${message}`),
  };
}

const base = { idd: 'a', classNames: [] };

describe('a block', () => {
  it.each(fullBlocks)('is read with all its fields: %s', async (blockName, raw, parsed) => {
    const { blocks, problems } = await parse({
      blockName,
      idd: 'a',
      attrs: [],
      extra: { ignored: true },
      ...raw,
    });
    expect(blocks).toEqual([{ ...base, blockName, ...parsed }]);
    expect(Object.keys(blocks[0] ?? {}).sort()).toEqual(
      Object.keys({ ...base, blockName, ...parsed }).sort(),
    );
    expect(problems).toEqual([]);
  });

  it.each(bareBlocks)('needs only a few fields: %s %j [3.1.1]', async (blockName, raw, parsed) => {
    const { blocks } = await parse({ blockName, idd: 'a', ...raw });
    expect(blocks).toEqual([{ ...base, blockName, ...parsed }]);
  });

  it.each(brokenBlocks)(
    'is left out and reported if it is unusable: %s %j [3.1.2]',
    async (blockName, raw, detail) => {
      const good = { blockName: 'acf/block-title', idd: 'b', title: 'Kept' };
      const { blocks, problems } = await parse({ blockName, idd: 'a', ...raw }, good);
      expect(blocks).toEqual([
        { name: 'unknown', blockName, idd: 'a', reason: 'invalid fields', detail },
        { ...base, ...good, name: 'block-title' },
      ]);
      expect(problems).toContain(`entry /about, block 1 (${blockName}): block left out: ${detail}`);
    },
  );

  it('says what the content service could not make of it as its editor chose', async () => {
    const { problems } = await parse(
      {
        blockName: 'acf/block-title',
        title: 'A',
        notes: ['hidden-on-some-screens', 'unknown', 'toString', 7],
      },
      {
        blockName: 'core/group',
        notes: ['hidden-on-some-screens'],
        innerBlocks: [{ innerHTML: '<p>B</p>' }],
      },
      { blockName: 'acf/block-title', title: 'C', notes: 'x' },
    );
    const message = 'WordPress hides it on some screens; the site shows it on all';
    expect(problems).toEqual([
      `entry /about, block 1 (acf/block-title): ${message}`,
      expect.stringMatching(`block 2 \\(core/group\\).*: ${message}$`) as string,
    ]);
  });

  it.each([
    'acf/hologram',
    'acf/',
    'hero',
    '/hero/',
    'acf/hero/x',
    'acf/constructor',
    'acf/__proto__',
    'acf/unknown',
    '',
  ])('is kept, but marked, if its name is unknown: %j [2.4.12]', async (blockName) => {
    const { blocks } = await parse({ blockName, idd: 'a', title: 'A' });
    expect(blocks).toMatchObject([{ name: 'unknown', blockName, reason: 'unknown name' }]);
  });

  it.each([[null], [5], ['acf/hero'], [[]], [true], [[[]]]])(
    'is kept, but marked, if it is not a block: %j',
    async (raw) => {
      const { blocks } = await parse(raw);
      expect(blocks).toMatchObject([{ name: 'unknown', blockName: '', idd: 'block-1' }]);
    },
  );

  it('is reported once if its name is unknown, however often it occurs', async () => {
    const { cms, problems } = createTestClient(
      rawEntry([{ blockName: 'acf/x' }, { blockName: 'acf/x' }, { blockName: 'acf/y' }]),
    );
    await cms.readEntry('/about');
    await cms.readEntry('/other');
    expect(problems).toEqual([
      { where: 'entry /about, block 1 (acf/x)', message: 'block left out: its name is unknown' },
      { where: 'entry /about, block 3 (acf/y)', message: 'block left out: its name is unknown' },
    ]);
  });
});

describe('the fields of every block', () => {
  const title = { blockName: 'acf/block-title', title: 'A' };

  it('are its ground, title, description and class names [2.4.43]', async () => {
    const { blocks } = await parse({
      ...title,
      ...{ idd: 'x', backgroundColor: 'dark', blockTitle: ' T ', blockDescription: '<p style="x">d</p>' },
      attrs: { className: 'c-lead wide  lead "><script> wide' },
    });
    expect(blocks).toMatchObject([
      {
        idd: 'x',
        backgroundColor: 'dark',
        blockTitle: 'T',
        blockDescription: '<p>d</p>',
        classNames: ['lead', 'wide'],
      },
    ]);
  });

  it('are left out if they are empty or unknown [2.4.43]', async () => {
    const { blocks } = await parse({
      ...title,
      idd: 'x',
      backgroundColor: 'url(x)',
      blockTitle: '',
      blockDescription: [],
      attrs: [],
    });
    expect(Object.keys(blocks[0] ?? {}).sort()).toEqual(['blockName', 'classNames', 'idd', 'name', 'title']);
  });

  it('include a unique id, even if the service sends none, or one twice', async () => {
    const ids = ['same', 'same', '', 'a b<c>', null, 'block-2', 5];
    const { blocks } = await parse(...ids.map((idd) => ({ ...title, idd })));
    expect(blocks.map(({ idd }) => idd)).toEqual([
      'same',
      'block-2',
      'block-3',
      'abc',
      'block-5',
      'block-6',
      '5',
    ]);
  });
});
