import type { Block } from '@guildhall/cms-client';
import type { ComponentType, ReactElement } from 'react';
import { BlockFrame } from './BlockFrame.tsx';
import { blockRegistry } from './block-registry.ts';
import type { BlockProps, BlockRegistry, BlocksContext } from './blocks-context.ts';

export interface BlockViewProps {
  block: Block;
  context: BlocksContext;
  /** The built-in blocks when not given. */
  registry?: BlockRegistry;
  /** The block's place on its page, from 0. */
  index: number;
}

/**
 * One block in its frame. Unknown blocks and names that are not registered render nothing. It may throw what its
 * component throws: the caller decides what then stands in its place.
 */
export function BlockView({
  block,
  context,
  registry = blockRegistry,
  index,
}: BlockViewProps): ReactElement | null {
  if (block.name === 'unknown') return null;
  const Component = registry[block.name] as ComponentType<BlockProps<Block>> | undefined;
  if (!Component) return null;
  return (
    <BlockFrame block={block}>
      <Component block={block} context={context} index={index} />
    </BlockFrame>
  );
}
