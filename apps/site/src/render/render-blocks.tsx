import { BlockView, blockRegistry, outlineOf, type BlocksContext } from '@guildhall/blocks';
import type { Block } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteSlots } from '../islands/slots.tsx';
import type { BlockProblem, PageData } from './page-model.ts';

/** Renders blocks one by one, so that one that throws is left out and the page stands. */
export function renderBlocks(
  blocks: readonly Block[],
  data: PageData,
): { html: string; problems: BlockProblem[] } {
  const problems: BlockProblem[] = [];
  const context: BlocksContext = { ...data, slots: siteSlots, outline: outlineOf(blocks) };
  let html = '';
  blocks.forEach((block, index) => {
    const { blockName, idd } = block;
    if (block.name === 'unknown') {
      problems.push({ blockName, idd, message: `${block.reason}: ${block.detail}` });
      return;
    }
    try {
      html += renderToStaticMarkup(
        <BlockView block={block} context={context} registry={blockRegistry} index={index} />,
        { identifierPrefix: `b${index}` },
      );
    } catch (error) {
      problems.push({ blockName, idd, message: String(error) });
    }
  });
  return { html, problems };
}
