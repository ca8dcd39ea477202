import type { Block } from '@guildhall/cms-client';
import type { BlockRegistry, BlockViewDefinition } from './define-view.ts';

export function findView(block: Block, registry: BlockRegistry): BlockViewDefinition | undefined {
  // Names come from content: `toString` is not a view.
  if (!Object.hasOwn(registry, block.name)) return undefined;
  return (registry as Readonly<Record<string, BlockViewDefinition | undefined>>)[block.name];
}
