import type { Block } from '@guildhall/cms-client';
import type { ComponentType, ReactElement } from 'react';
import { BlockNotice } from './BlockNotice.tsx';
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

type Components = Readonly<Record<string, ComponentType<BlockProps<Block>>>>;

/**
 * One block in its frame. Unknown blocks and names that are not registered render nothing, or a notice where the
 * context asks for notices. It may throw what its component throws: the caller decides what then stands in its place.
 */
export function BlockView({
  block,
  context,
  registry = blockRegistry,
  index,
}: BlockViewProps): ReactElement | null {
  const components = (block.name === 'custom' ? registry.custom : registry) as Components | undefined;
  const name = block.name === 'custom' ? block.kind : block.name;
  const Component = components?.[name];
  const problems =
    context.notices === 'shown' ? (context.problems ?? []).filter((one) => one.block === block.idd) : [];
  if (block.name === 'unknown' || !Component || !Object.hasOwn(components, name)) {
    if (context.notices !== 'shown') return null;
    const other = problems.filter(({ message }) => !saysWhole.test(message));
    return <BlockNotice blockName={block.blockName} reason={whyMissing(block)} problems={other} />;
  }
  return (
    <>
      <BlockFrame block={block}>
        <Component block={block} context={context} index={index} />
      </BlockFrame>
      {problems.length > 0 && <BlockNotice blockName={block.blockName} problems={problems} />}
    </>
  );
}

/** What the notice in the block's place says already. */
const saysWhole = /^(?:the|a) block .*was left out/;

function whyMissing(block: Block): string {
  if (block.name !== 'unknown') return 'Nothing is registered that could show it.';
  return block.reason === 'unknown name'
    ? 'No block has this name.'
    : `Its content cannot be used: ${block.detail}.`;
}
