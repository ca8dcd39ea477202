import type { Block } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockView } from './BlockView.tsx';
import { outlineOf } from './blocks-outline.ts';
import type { BlocksContext } from './blocks-context.ts';
import type { BlockRegistry } from './define-view.ts';

export interface BlocksProps {
  blocks: readonly Block[];
  context: BlocksContext;
  /** @default blockRegistry */
  registry?: BlockRegistry;
  /** Told once for each block that throws while it renders in the browser. */
  onBlockError?: (error: unknown, block: Block) => void;
}

/**
 * All blocks of a page, for ordinary React apps: one that throws in the browser is left out, the rest is shown. (React
 * has no boundaries while rendering to a string: a server renders `BlockView` one by one, each in a try/catch.)
 */
export function Blocks({ blocks, context, registry, onBlockError }: BlocksProps): ReactElement {
  const complete = context.outline ? context : { ...context, outline: outlineOf(blocks, registry) };
  return (
    <>
      {blocks.map((block, index) => (
        <BlockBoundary key={block.idd} onError={(error) => onBlockError?.(error, block)}>
          <BlockView block={block} context={complete} index={index} {...(registry && { registry })} />
        </BlockBoundary>
      ))}
    </>
  );
}
