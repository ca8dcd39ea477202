import {
  builtInBlocks,
  createCmsClient,
  describeBlock,
  type Block,
  type Card,
  type FieldDescription,
} from '@guildhall/cms-client';
import { testingPolicy } from '@guildhall/safe-content/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from './BlockView.tsx';
import type { BlocksContext } from './blocks-context.ts';
import { outlineOf } from './blocks-outline.ts';

/** What is in every field of every block. */
export interface Everywhere {
  text: unknown;
  address: unknown;
  /** A film of the video host; without one the block's own film is shown. */
  videoId?: unknown;
}

const definitions = builtInBlocks.map((block) => describeBlock(block));

/** The names of all blocks that a content service may send. */
export const everyBlockName = definitions.flatMap(({ names }) => names);

/** What is in a field of this kind; what has to be one of some words is, so that the rest of its block is looked at. */
function rawValue(field: FieldDescription, everywhere: Everywhere): unknown {
  const { text, address } = everywhere;
  const fields = field.fields ?? [];
  switch (field.kind) {
    case 'link':
      return { title: text, url: address, target: text };
    case 'image':
      return { md: address, lg: address, xl: address, hero: address, alt: text, color: text, width: text };
    case 'url':
    case 'file':
      return address;
    case 'route':
      return field.name === 'route' ? '/filters' : '/cards';
    case 'flag':
      return field.name === 'enableMutedFullscreenVideo' ? '0' : '1';
    case 'choice':
      return field.presence === 'required' ? field.choices?.[0] : text;
    case 'texts':
      return [text];
    case 'group':
      return rawFields(fields, everywhere);
    case 'cards':
    case 'items':
      return [1, 2].map(() => ({ id: text, ...rawFields(fields, everywhere) }));
    default:
      return field.name === 'videoId' ? everywhere.videoId : text;
  }
}

function rawFields(fields: readonly FieldDescription[], everywhere: Everywhere): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, rawValue(field, everywhere)]));
}

/** Every block that a content service may send, all of whose fields are this. */
function rawBlocks(everywhere: Everywhere): Record<string, unknown>[] {
  const { text } = everywhere;
  return definitions.flatMap(({ names, fields, baseFields }) =>
    names.map((name) => ({
      ...rawFields([...fields, ...baseFields], everywhere),
      ...{ blockName: `acf/${name}`, idd: text, attrs: { className: text } },
    })),
  );
}

/** A page with every block, all of whose fields are this, parsed as the site parses it. */
export async function hostilePage(
  everywhere: Everywhere,
): Promise<{ blocks: readonly Block[]; cards: Card[] }> {
  const content = rawBlocks(everywhere);
  const picked = content.find(({ blockName }) => blockName === 'acf/card-links');
  const answers = { id: 1, title: 'A', permalink: '/a', postType: 'page', postDate: '20260305', content };
  const cms = createCmsClient({
    ...testingPolicy,
    readJson: async (path) =>
      path === '/cards' ? picked?.['cards'] : { ...answers, postStatus: 'publish', hasAccess: true },
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
