import type { Block } from '@guildhall/cms-client';
import type { BlockRegistry, BlockViewDefinition } from './define-view.ts';
import { findTraits } from './route-traits.ts';

export const findView = (block: Block, registry: BlockRegistry): BlockViewDefinition | undefined =>
  findTraits(block, registry) as BlockViewDefinition | undefined;
