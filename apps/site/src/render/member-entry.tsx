import { frameHeightRules } from '@guildhall/blocks';
import type { Entry } from '@guildhall/cms-client';
import type { Frame, PageData } from '../page/page-model.ts';
import { escapeText } from '../page/escape-text.ts';
import { renderBlocks } from './render-blocks.tsx';
import { tintsOf } from './tints.ts';

/**
 * A private entry as a part that a gate page takes in, with what its head would have had: styles, and the rules of its
 * own colours and frames.
 */
export function renderMemberEntry(
  { content, title }: Entry,
  data: PageData,
  { frame, styleSheets }: { frame: Frame; styleSheets: readonly string[] },
): string {
  const { html } = renderBlocks(content, data, frame);
  const rules = tintsOf(html) + frameHeightRules(html);
  const attributes = { title, styles: styleSheets.join(' '), rules };
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escapeText(value)}"`);
  return `<div data-member-entry=""${written.join('')}>${html}</div>`;
}
