import { CardTextsContext, cardTexts, dateTexts } from '@guildhall/blocks';
import { mergeTexts, uiTexts, UiTextsContext } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromeTexts, ChromeTextsContext } from '../chrome/chrome-texts.ts';
import type { Frame } from '../page/page-model.ts';
import { getDateTexts } from '../texts/date-texts.ts';
import { OwnTextsContext } from '../texts/own-texts-context.ts';

/** Language of rendered HTML. */
export type TextsFrame = Pick<Frame, 'facts' | 'texts'>;

/** Renders an element as HTML with the texts of the site. */
export function renderHtml(
  element: ReactElement,
  { facts, texts }: TextsFrame,
  options: { identifierPrefix?: string } = {},
): string {
  const localDates = getDateTexts(facts.locale);
  if (!texts && localDates === dateTexts) return renderToStaticMarkup(element, options);
  const dates = mergeTexts(localDates, texts?.blocks?.dates);
  const cards = { ...mergeTexts(cardTexts, texts?.blocks?.cards), dates };
  return renderToStaticMarkup(
    <OwnTextsContext value={texts}>
      <UiTextsContext value={mergeTexts(uiTexts, texts?.links)}>
        <ChromeTextsContext value={mergeTexts(chromeTexts, texts?.chrome)}>
          <CardTextsContext value={cards}>{element}</CardTextsContext>
        </ChromeTextsContext>
      </UiTextsContext>
    </OwnTextsContext>,
    options,
  );
}
