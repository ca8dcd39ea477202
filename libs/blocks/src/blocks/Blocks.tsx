import type { Block } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockView } from './BlockView.tsx';
import { computeOutline } from './compute-outline.ts';
import type { BlocksContext } from './blocks-context.ts';
import type { BlockRegistry } from './define-view.ts';

export interface BlocksProps {
  blocks: readonly Block[];
  context: BlocksContext;
  /** @default blockRegistry */
  registry?: BlockRegistry;
  /** Called once for each block that throws while it renders in the browser. */
  onBlockError?: (error: unknown, block: Block) => void;
}

/**
 * All blocks of a page, for ordinary React apps; a block that throws in the browser is left out. React has no error
 * boundaries while rendering to a string: on a server, render each `BlockView` in its own try/catch.
 */
export function Blocks({ blocks, context, registry, onBlockError }: BlocksProps): ReactElement {
  const complete = context.outline ? context : { ...context, outline: computeOutline(blocks, registry) };
  return (
    <>
      {blocks.map((block, index) => (
        <BlockBoundary key={block.idd} {...(onBlockError && { onBlockError, block })}>
          <BlockView block={block} context={complete} index={index} {...(registry && { registry })} />
        </BlockBoundary>
      ))}
    </>
  );
}
