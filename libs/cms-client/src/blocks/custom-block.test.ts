import { describe, expect, it } from 'vitest';
import { answering, rawEntry } from '../client/answering.fixture.ts';
import type { CustomBlockParser, CustomBlockParsers } from './custom-block.ts';

const parseMap: CustomBlockParser = (raw, read) => {
  const place = read.text(raw['place']);
  if (place === undefined) return undefined;
  return { place, note: read.html(raw['note']), to: read.link(raw['to']), large: read.flag(raw['large']) };
};

async function parse(customBlocks: CustomBlockParsers, ...blocks: unknown[]) {
  const { cms, problems } = answering(rawEntry(blocks), { customBlocks });
  const { entry } = await cms.readEntry('/about');
  return { blocks: entry.content ?? [], problems };
}

describe("a site's own kind of block", () => {
  it('is read by its own parser, with readers that judge HTML and addresses [2.4.28]', async () => {
    const { blocks, problems } = await parse(
      { map: parseMap },
      {
        ...{ blockName: 'acf/map', idd: 'm', backgroundColor: 'sand', place: ' The quay ', large: '1' },
        ...{ note: '<p onclick="x">By the <script>x</script>ferry</p>', to: { url: 'javascript:alert(1)' } },
      },
    );
    expect(blocks).toEqual([
      {
        ...{ name: 'custom', kind: 'map', blockName: 'acf/map', idd: 'm', classNames: [] },
        backgroundColor: 'sand',
        fields: { place: 'The quay', note: '<p>By the ferry</p>', to: undefined, large: true },
      },
    ]);
    const where = 'entry /about, block 1 (acf/map)';
    expect(problems).toEqual([
      { where, message: 'a <script> was left out: no <script> is shown in a text' },
      { where, message: 'an address was refused' },
    ]);
  });

  it('stands before the built-in one of its name, and leaves the others alone', async () => {
    const title = { idd: 'a', title: 'A' };
    const { blocks } = await parse(
      { 'block-title': () => ({ ours: true }) },
      { blockName: 'acf/block-title', ...title },
      { blockName: 'acf/page-title', ...title },
    );
    expect(blocks).toMatchObject([
      { name: 'custom', kind: 'block-title', fields: { ours: true } },
      { name: 'page-title', title: 'A' },
    ]);
  });

  it.each([
    ['finds nothing usable', parseMap],
    [
      'throws',
      () => {
        throw new Error('secret');
      },
    ],
  ] as [string, CustomBlockParser][])(
    'is left out and told of when its parser %s; the rest stands',
    async (_, parser) => {
      const { blocks, problems } = await parse(
        { map: parser },
        { blockName: 'acf/map', idd: 'm' },
        { blockName: 'acf/block-title', idd: 'b', title: 'Stands' },
      );
      expect(blocks).toMatchObject([
        { name: 'unknown', blockName: 'acf/map', idd: 'm', reason: 'invalid fields' },
        { name: 'block-title' },
      ]);
      expect(JSON.stringify(problems)).toContain('its parser found nothing usable');
      expect(JSON.stringify(problems)).not.toContain('secret');
    },
  );

  it('is never found under a name that every object has', async () => {
    const { blocks } = await parse(
      { map: parseMap },
      { blockName: 'acf/toString' },
      { blockName: 'acf/__proto__' },
    );
    expect(blocks).toMatchObject([{ name: 'unknown' }, { name: 'unknown' }]);
  });
});
