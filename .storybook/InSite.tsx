import { CardTextsContext, cardTexts, dateTexts } from '@guildhall/blocks';
import type { OwnTexts } from '@guildhall/site';
import { getIslandTexts } from '@guildhall/site/testing';
import { mergeTexts, uiTexts, UiTextsContext } from '@guildhall/ui';
import { useLayoutEffect, type ReactNode } from 'react';

/** Look and language of one of the workspace's sites. */
export interface SiteLook {
  language: string;
  /** Its theme and fonts. */
  css: string;
  /** Its own texts, in place of the English ones. */
  texts: OwnTexts;
}

interface InSiteProps {
  look: SiteLook;
  children: ReactNode;
}

/** A story in the look and language of a site. Its theme stands in no layer, so that it wins as on the site. */
export function InSite({ look: { css, texts }, children }: InSiteProps) {
  useLayoutEffect(() => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    return () => style.remove();
  }, [css]);
  const cards = {
    ...mergeTexts(cardTexts, texts.blocks?.cards),
    dates: mergeTexts(dateTexts, texts.blocks?.dates),
  };
  return (
    <UiTextsContext value={mergeTexts(uiTexts, texts.links)}>
      <CardTextsContext value={cards}>{children}</CardTextsContext>
    </UiTextsContext>
  );
}

/**
 * Adds the site's texts to a block's story, and to that of an island, which names it in `parameters.island`; other
 * stories keep their arguments.
 */
export function translateArgs(
  args: Record<string, unknown>,
  { texts }: SiteLook,
  island: unknown,
): Record<string, unknown> {
  if (typeof island === 'string') {
    const translated = getIslandTexts(island, texts);
    return translated ? { ...args, texts: mergeTexts(asTexts(args['texts']), translated) } : args;
  }
  const { context } = args;
  if (typeof context !== 'object' || context === null || !('slots' in context)) return args;
  return { ...args, context: { ...context, texts: texts.blocks } };
}

const asTexts = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
