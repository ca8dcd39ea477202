import type { Block } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { BlockNotice } from './BlockNotice.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { blocksTexts } from './blocks-texts.ts';
import { CutNote } from './CutNote.tsx';
import { blockRegistry } from './block-registry.ts';
import type { BlocksContext } from './blocks-context.ts';
import type { BlockRegistry } from './define-view.ts';
import { findView } from './find-view.ts';

export interface BlockViewProps {
  /** One block of an entry’s content. */
  block: Block;
  /** Cards, slots and settings of the page, with its outline. */
  context: BlocksContext;
  /**
   * Views by block name.
   * @default blockRegistry
   */
  registry?: BlockRegistry;
  /** Position on the page, from 0. */
  index: number;
}

/**
 * One block in its frame. Unknown and unregistered blocks render nothing, or a notice if the context shows notices. Errors
 * of the block's component are not caught.
 *
 * @example
 * const context = { cards: {}, filters: {}, slots: {}, outline: computeOutline(entry.content) };
 * const views = entry.content.map((block, index) => (
 *   <BlockView key={block.idd} block={block} context={context} index={index} />
 * ));
 */
export function BlockView({
  block,
  context,
  registry = blockRegistry,
  index,
}: BlockViewProps): ReactElement | null {
  const view = findView(block, registry);
  const problems =
    context.notices === 'shown'
      ? (context.problems ?? []).filter((problem) => problem.block === block.idd)
      : [];
  const cut = isCut(block) && <CutNote>{context.texts?.cut ?? blocksTexts.cut}</CutNote>;
  if (block.name === 'unknown' || view === undefined) {
    if (context.notices !== 'shown') return cut || null;
    const other = problems.filter(({ message }) => !leftOutMessage.test(message));
    return (
      <>
        {cut}
        <BlockNotice
          blockName={block.blockName}
          reason={explainMissing(block)}
          problems={other}
          texts={context.noticeTexts}
        />
      </>
    );
  }
  return (
    <>
      {view.isShown?.(block, context) !== false && (
        <BlockFrame block={block} traits={view} context={context}>
          <view.View block={block} context={context} index={index} />
          {cut}
        </BlockFrame>
      )}
      {problems.length > 0 && (
        <BlockNotice blockName={block.blockName} problems={problems} texts={context.noticeTexts} />
      )}
    </>
  );
}

function isCut(block: Block): boolean {
  return block.isCut === true || (block.name === 'unknown' && block.reason === 'over budget');
}

/** Problems that the notice in place of the block already states. */
const leftOutMessage = /^(?:block|\d+ blocks?) left out:/;

function explainMissing(block: Block): string {
  if (block.name !== 'unknown') return 'This site cannot display this type of block. Ask its operator.';
  if (block.reason === 'over budget')
    return `Nothing after it is shown either: ${block.detail}. Split this page into several.`;
  if (block.reason === 'not rendered')
    return 'WordPress generates its content only when it renders the page itself. Use a block that contains its own text, or ask the site’s operator.';
  return block.reason === 'unknown name'
    ? 'No block has this name. Use another block, or ask the site’s operator.'
    : `Its content is not valid (${block.detail}).`;
}
