import type { Block } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from './BlockView.tsx';
import type { BlocksContext } from './blocks-context.ts';
import { createContext } from './context.fixture.ts';

/** Renders a block to HTML, on a page with the given blocks or alone. */
export function renderBlock(
  block: Block,
  blocks: readonly Block[] = [block],
  known?: Partial<BlocksContext>,
): string {
  return renderToStaticMarkup(
    <BlockView block={block} context={createContext(blocks, known)} index={blocks.indexOf(block)} />,
  );
}
