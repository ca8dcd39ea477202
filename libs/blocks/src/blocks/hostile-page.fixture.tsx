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
import { computeOutline } from './compute-outline.ts';

/** Values for every field of every block. */
export interface FieldValues {
  text: unknown;
  address: unknown;
  /** Id of a hosted video; without it, the block shows a file. */
  videoId?: unknown;
}

const definitions = builtInBlocks.map((block) => describeBlock(block));

export const allBlockNames = definitions.flatMap(({ names }) => names);

/** Returns a raw value for a field. Required choices are valid, so that the other fields of the block are tested. */
function rawValue(field: FieldDescription, values: FieldValues): unknown {
  const { text, address } = values;
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
      return rawFields(fields, values);
    case 'cards':
    case 'items':
      return [1, 2].map(() => ({ id: text, ...rawFields(fields, values) }));
    default:
      return field.name === 'videoId' ? values.videoId : text;
  }
}

function rawFields(fields: readonly FieldDescription[], values: FieldValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, rawValue(field, values)]));
}

function rawBlocks(values: FieldValues): Record<string, unknown>[] {
  const { text } = values;
  return definitions.flatMap(({ names, fields, baseFields }) =>
    names.map((name) => ({
      ...rawFields([...fields, ...baseFields], values),
      ...{ blockName: `acf/${name}`, idd: text, attrs: { className: text } },
    })),
  );
}

/** Parses a page that has every block, with the given values in all fields, as the site does. */
export async function parseHostilePage(
  values: FieldValues,
): Promise<{ blocks: readonly Block[]; cards: Card[] }> {
  const content = rawBlocks(values);
  const picked = content.find(({ blockName }) => blockName === 'acf/card-links');
  const entryJson = { id: 1, title: 'A', permalink: '/a', postType: 'page', postDate: '20260305', content };
  const cms = createCmsClient({
    ...testingPolicy,
    readJson: async (path) =>
      path === '/cards' ? picked?.['cards'] : { ...entryJson, postStatus: 'publish', hasAccess: true },
  });
  const { entry } = await cms.readEntry('/a');
  const { cards } = await cms.readCards('/cards');
  return { blocks: entry?.content ?? [], cards: cards ?? [] };
}

/** Renders that page as a server does; the slots print their props. */
export async function renderHostilePage(values: FieldValues): Promise<string> {
  const { blocks, cards } = await parseHostilePage(values);
  const context: BlocksContext = {
    cards: { '/cards': cards },
    filters: {},
    slots: {
      signUp: (props) => <p>{JSON.stringify(props)}</p>,
      shopCollection: (props) => <p>{JSON.stringify(props)}</p>,
    },
    outline: computeOutline(blocks),
    notices: 'shown',
  };
  return blocks
    .map((block, index) => renderToStaticMarkup(<BlockView block={block} context={context} index={index} />))
    .join('');
}
