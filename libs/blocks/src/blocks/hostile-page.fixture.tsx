import { createCmsClient, type Block, type Card } from '@guildhall/cms-client';
import { testingPolicy } from '@guildhall/safe-content/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockRegistry } from './block-registry.ts';
import { BlockView } from './BlockView.tsx';
import type { BlocksContext } from './blocks-context.ts';
import { outlineOf } from './blocks-outline.ts';

/** What stands in every field of every block. */
export interface Everywhere {
  text: unknown;
  address: unknown;
  /** A film of the video host; without one the block's own film is shown. */
  videoId?: unknown;
}

/** The names of all blocks that a content service may send. */
export const everyBlockName = [
  ...Object.keys(blockRegistry).filter((name) => name !== 'custom'),
  ...['paragraph', 'heading'],
];

function raw({ text, address, videoId }: Everywhere): Record<string, unknown> {
  const link = { title: text, url: address, target: text };
  const image = { md: address, lg: address, xl: address, hero: address, alt: text, color: text, width: text };
  const part = { id: text, title: text, text, description: text, image, link };
  const card = {
    ...{ id: 7, title: text, description: text, image, link, cats: [{ name: text }], postDate: text },
    ...{ postType: text, permalink: address, excerpt: text, initiativeData: { excerpt: text } },
    calendarData: {
      date: '20260305',
      time: text,
      location: text,
      price: text,
      color: text,
      signupUrl: address,
    },
    peopleData: { jobTitle: text, jobDescription: text, email: text, phone: text, linkedinUrl: address },
  };
  const field = {
    type: 'text',
    label: text,
    name: text,
    required: true,
    error: text,
    value: text,
    options: [],
  };
  return {
    ...{
      idd: text,
      attrs: { className: text },
      backgroundColor: text,
      blockTitle: text,
      blockDescription: text,
    },
    ...{
      title: text,
      subTitle: text,
      text,
      html: text,
      description: text,
      textType: 'html',
      listItems: [text],
    },
    ...{ alignment: text, size: text, height: text, price: text, textAfterPrice: text, shippingText: text },
    ...{ mostPopularText: text, recommendedText: text, subscriptionType: text, collectionHandle: text },
    ...{ numberOfEntries: text, date: text, videoId, mp4: address, coverImage: image },
    ...{
      link,
      buttonLink: link,
      image,
      slides: [part, part],
      products: [part],
      cards: [card],
      fields: [field],
    },
    ...{
      contentType: 'news',
      cardType: text,
      entryRoute: '/cards',
      cats: { route: '/filters' },
      displayByCat: '1',
    },
  };
}

/** A page with every block, all of whose fields are this, parsed as the site parses it. */
export async function hostilePage(
  everywhere: Everywhere,
): Promise<{ blocks: readonly Block[]; cards: Card[] }> {
  const fields = raw(everywhere);
  const content = everyBlockName.map((name) => ({ blockName: `acf/${name}`, ...fields }));
  const answers = { id: 1, title: 'A', permalink: '/a', postType: 'page', postDate: '20260305', content };
  const cms = createCmsClient({
    ...testingPolicy,
    readJson: async (path) =>
      path === '/cards' ? fields['cards'] : { ...answers, postStatus: 'publish', hasAccess: true },
  });
  const { entry } = await cms.readEntry('/a');
  const { cards } = await cms.readCards('/cards');
  return { blocks: entry.content ?? [], cards };
}

/** The page's HTML as a server renders it, with everything in the slots that shows what it is given. */
export async function hostileHtmlPage(everywhere: Everywhere): Promise<string> {
  const { blocks, cards } = await hostilePage(everywhere);
  const context: BlocksContext = {
    cards: { '/cards': cards },
    filters: {},
    slots: {
      signUp: (props) => <p>{JSON.stringify(props)}</p>,
      shopCollection: (props) => <p>{JSON.stringify(props)}</p>,
    },
    outline: outlineOf(blocks),
    notices: 'shown',
  };
  return blocks
    .map((block, index) => renderToStaticMarkup(<BlockView block={block} context={context} index={index} />))
    .join('');
}
