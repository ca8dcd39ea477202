import type { Block } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockView } from './BlockView.tsx';
import { computeOutline } from './compute-outline.ts';
import type { BlocksContext } from './blocks-context.ts';
import type { BlockRegistry } from './define-view.ts';

/** Props of `Blocks`. */
export interface BlocksProps {
  /** The content of an entry, as the client of the content service reads it. */
  blocks: readonly Block[];
  /** Cards, slots and settings of the page. */
  context: BlocksContext;
  /**
   * Views by block name.
   * @default blockRegistry
   */
  registry?: BlockRegistry;
  /** Called once for each block that throws while it renders in the browser. */
  onBlockError?: (error: unknown, block: Block) => void;
}

/**
 * All blocks of a page, for ordinary React apps; a block that throws in the browser is left out. React has no error
 * boundaries while rendering to a string: on a server, render each `BlockView` in its own try/catch.
 *
 * @example
 * const context: BlocksContext = { cards: {}, filters: {}, slots: {} };
 * <Blocks blocks={entry.content} context={context} onBlockError={report} />;
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
