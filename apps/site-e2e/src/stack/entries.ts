import type { Stack } from './stack.ts';

export interface Block {
  blockName: string;
  idd: string;
}

export interface Entry {
  content: Block[];
}

/** Reads an entry of the content service, as it sends it to the site. */
export async function readEntry({ sandbox }: Stack, path: string): Promise<Entry> {
  const response = await fetch(`${sandbox.origin}/wp-json/entry/api?path=${encodeURIComponent(path)}`);
  return (await response.json()) as Entry;
}

/** Reads the blocks of an entry that have these names. */
export async function readBlocks(stack: Stack, path: string, ...names: string[]): Promise<Block[]> {
  return (await readEntry(stack, path)).content.filter(({ blockName }) => names.includes(blockName));
}

/** A published page of this path with these blocks. */
export function createPage(permalink: string, title: string, blocks: readonly object[]) {
  return {
    ...{ id: 9_001, title, permalink, postType: 'page', postDate: '20261101' },
    ...{ postStatus: 'publish', hasAccess: true },
    content: blocks.map((block, index) => ({ attrs: [], ...block, idd: `part-${index}` })),
  };
}
