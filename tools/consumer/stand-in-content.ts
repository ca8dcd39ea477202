import { join } from 'node:path';
import { root } from '../set-up/workspace.mjs';

type Example = readonly [blockName: string, raw: Record<string, unknown>, parsed: { name: string }];

/** The content client's examples: every kind of block, with all its fields. */
async function readEveryBlock(origin: string): Promise<unknown[]> {
  const { fullBlocks } = (await import(join(root, 'libs/cms-client/src/blocks/blocks.fixture.ts'))) as {
    fullBlocks: readonly Example[];
  };
  const text = JSON.stringify(
    fullBlocks
      // A frame would show the page of another host.
      .filter(([blockName]) => blockName !== 'acf/iframe')
      .map(([blockName, raw], at) => ({ blockName, idd: `block-${at}`, ...raw })),
  );
  return JSON.parse(text.replace(/https:\/\/(?:content|media)\.example/g, origin)) as unknown[];
}

const cards = ['Cities', 'Tides', 'Rings'].map((title, at) => ({
  ...{ id: at + 1, title, permalink: `/news/${title.toLowerCase()}`, postType: 'news', postDate: '20260105' },
  image: { md: '/card-640.webp', width: 1600, height: 1067, alt: '' },
}));

/** A response of the content service or of the app's own `/cards`; `undefined` for other paths. */
export async function createContentResponse(
  origin: string,
  path: string,
  query: URLSearchParams,
): Promise<unknown> {
  if (path === '/wp-json/entry/api' && query.get('path') === '/every-block')
    return {
      ...{ id: 1, title: 'Every block', permalink: '/every-block', postType: 'page', postDate: '20260101' },
      ...{ postStatus: 'publish', hasAccess: true },
      content: [...(await readEveryBlock(origin)), entryList],
    };
  if (path === '/cards') return cards;
  if (path === '/filters') return [{ id: 7, name: 'Essays', route: '/cards?filter=7' }];
  if (path === '/cards-of') return cards.slice(0, 1).map(({ image: _, ...card }) => ({ ...card, cats: [] }));
  return undefined;
}

const entryList = {
  ...{ blockName: 'acf/entry-list', idd: 'with-filters', blockTitle: 'All news' },
  ...{ contentType: 'news', displayByCat: '1' },
  ...{ entryRoute: '/cards', cats: { route: '/filters' }, buttonLink: '' },
};
