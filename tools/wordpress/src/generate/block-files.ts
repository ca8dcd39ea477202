import { blockCategories, type BlockDescription } from '@guildhall/cms-client';
import { createBlockMetadata } from './block-metadata.ts';
import { toPhpArray } from './php-array.ts';
import type { SiteDescription } from './site-description.ts';

/** A file of the folder `blocks` of a plugin. */
export interface BlockFile {
  path: string;
  content: string;
}

const categoryTitles: Readonly<Record<(typeof blockCategories)[number], string>> = {
  text: 'Site: text',
  media: 'Site: pictures and videos',
  lists: 'Site: lists',
  membership: 'Site: membership',
  shop: 'Site: shop',
  contact: 'Site: contact',
  layout: 'Site: layout',
};

/** Creates a `block.json` for each block, the manifest that WordPress reads instead of them, and the fields of all forms. */
export function createBlockFiles(site: SiteDescription): BlockFile[] {
  const { blocks, baseFields, content, grounds, plans } = site;
  const metadata = blocks.map((block) => [block.name, createBlockMetadata(block)] as const);
  const fields = {
    categories: blockCategories.map((name) => ({ slug: `guildhall-${name}`, title: categoryTitles[name] })),
    grounds,
    plans,
    baseFields,
    blocks: Object.fromEntries(blocks.map((block) => [block.name, describeForm(block)])),
    content,
  };
  return [
    ...metadata.map(([name, json]) => ({ path: `${name}/block.json`, content: toJson(json) })),
    { path: 'blocks-manifest.php', content: createManifest(Object.fromEntries(metadata)) },
    { path: 'fields.json', content: toJson(fields) },
  ];
}

/** Omits what all blocks share, and what only the list of blocks needs. */
function describeForm(block: BlockDescription) {
  const { label, icon, fields, sourceFields, titledBy, needsOneOf, needsOneOfExpected, also, core } = block;
  return {
    ...{ label, icon, fields },
    ...(sourceFields && { sourceFields }),
    ...(titledBy && { titledBy }),
    ...(needsOneOf && { needsOneOf, needsOneOfExpected }),
    ...(also && { also }),
    ...(core && { core }),
  };
}

function createManifest(metadata: Record<string, unknown>): string {
  return `<?php\n/**\n * Generated from the definitions of blocks.\n *\n * @package Guildhall\n */\n\nreturn ${toPhpArray(metadata)};\n`;
}

const toJson = (value: unknown) => `${JSON.stringify(value, undefined, '\t')}\n`;
