import type { Block } from '@guildhall/cms-client';
import type { BlockRegistry, BlockViewDefinition } from './define-view.ts';

/** How a block is shown; `undefined` when nothing is registered for it. */
export function viewOf(block: Block, registry: BlockRegistry): BlockViewDefinition | undefined {
  // A name comes from outside: `toString` is no view.
  if (!Object.hasOwn(registry, block.name)) return undefined;
  return (registry as Readonly<Record<string, BlockViewDefinition | undefined>>)[block.name];
}
