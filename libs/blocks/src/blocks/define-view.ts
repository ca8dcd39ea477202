import type { Block, BlockOf, KnownBlock } from '@guildhall/cms-client';
import type { ComponentType } from 'react';
import type { BlockTraits } from './block-traits.ts';
import type { BlockProps } from './blocks-context.ts';

/** A block's component and its layout on the page. */
export interface BlockViewDefinition<B extends Block = Block> extends BlockTraits<B> {
  /** Renders the block. */
  View: ComponentType<BlockProps<B>>;
}

/** Views by block name. Blocks without a view are not shown. */
export type BlockRegistry = {
  readonly [Name in KnownBlock['name']]?: BlockViewDefinition<BlockOf<Name>> | undefined;
};

/**
 * Defines the view of a type of block.
 *
 * @example
 * const OurRule = () => <hr className="our-rule" />;
 * const ourRule = defineView(OurRule, { heading: 'own', space: 'm' });
 */
export function defineView<B extends Block>(
  View: ComponentType<BlockProps<B>>,
  traits: BlockTraits<B> = {},
): BlockViewDefinition<B> {
  return { View, ...traits };
}
