import { CardTextsContext, cardTexts, dateTexts } from '@guildhall/blocks';
import type { OwnTexts } from '@guildhall/site';
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

/** Adds the site's texts of blocks to a block's story; other stories keep their arguments. */
export function translateArgs(args: Record<string, unknown>, { texts }: SiteLook): Record<string, unknown> {
  const { context } = args;
  if (typeof context !== 'object' || context === null || !('slots' in context)) return args;
  return { ...args, context: { ...context, texts: texts.blocks } };
}
