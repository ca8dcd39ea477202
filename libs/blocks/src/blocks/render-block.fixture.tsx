import type { Block } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from './BlockView.tsx';
import type { BlocksContext } from './blocks-context.ts';
import { contextFor } from './context.fixture.ts';

/** The HTML of a block as it is on a page with these blocks (or alone on one). */
export function renderBlock(
  block: Block,
  blocks: readonly Block[] = [block],
  known?: Partial<BlocksContext>,
): string {
  return renderToStaticMarkup(
    <BlockView block={block} context={contextFor(blocks, known)} index={blocks.indexOf(block)} />,
  );
}
