import type { Block, BlockOf, KnownBlock } from '@guildhall/cms-client';
import type { ComponentType } from 'react';
import type { BlockTraits } from './block-traits.ts';
import type { BlockProps } from './blocks-context.ts';

/** A block's component, and how it is placed on its page. */
export interface BlockViewDefinition<B extends Block = Block> extends BlockTraits<B> {
  View: ComponentType<BlockProps<B>>;
}

/** How each block is shown, by its name. A block without a view is not shown. */
export type BlockRegistry = {
  readonly [Name in KnownBlock['name']]?: BlockViewDefinition<BlockOf<Name>> | undefined;
};

/**
 * Defines how a kind of block is shown.
 *
 * @example
 * export const mapBlock = defineView(MapView, { heading: 'beside', waits: 'usual' });
 */
export function defineView<B extends Block>(
  View: ComponentType<BlockProps<B>>,
  traits: BlockTraits<B> = {},
): BlockViewDefinition<B> {
  return { View, ...traits };
}
