import { CardTextsContext, cardTexts, dateTexts, type DateTexts } from '@guildhall/blocks';
import { mergeTexts, uiTexts, UiTextsContext } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromeTexts, ChromeTextsContext } from '../chrome/chrome-texts.ts';
import type { PageContext } from '../page/page-model.ts';
import { getDateTexts } from '../texts/date-texts.ts';
import { OwnTextsContext } from '../texts/own-texts-context.ts';

/** Language of rendered HTML. */
export type TextsPageContext = Pick<PageContext, 'facts' | 'texts'>;

const noTexts = {};

/** Merged texts, by names of months and by the site's texts. A page renders every block and piece of a list with them. */
const merged = new WeakMap<object, WeakMap<object, ReturnType<typeof merge>>>();

/** Renders an element as HTML with the texts of the site. */
export function renderHtml(
  element: ReactElement,
  { facts, texts }: TextsPageContext,
  options: { identifierPrefix?: string } = {},
): string {
  const localDates = getDateTexts(facts.locale);
  if (!texts && localDates === dateTexts) return renderToStaticMarkup(element, options);
  const { ui, chrome, cards } = mergeOnce(localDates, texts);
  return renderToStaticMarkup(
    <OwnTextsContext value={texts}>
      <UiTextsContext value={ui}>
        <ChromeTextsContext value={chrome}>
          <CardTextsContext value={cards}>{element}</CardTextsContext>
        </ChromeTextsContext>
      </UiTextsContext>
    </OwnTextsContext>,
    options,
  );
}

function mergeOnce(localDates: DateTexts, texts: PageContext['texts']) {
  const byTexts = merged.get(localDates) ?? new WeakMap<object, ReturnType<typeof merge>>();
  const known = byTexts.get(texts ?? noTexts) ?? merge(localDates, texts);
  byTexts.set(texts ?? noTexts, known);
  merged.set(localDates, byTexts);
  return known;
}

function merge(localDates: DateTexts, texts: PageContext['texts']) {
  return {
    ui: mergeTexts(uiTexts, texts?.links),
    chrome: mergeTexts(chromeTexts, texts?.chrome),
    cards: {
      ...mergeTexts(cardTexts, texts?.blocks?.cards),
      dates: mergeTexts(localDates, texts?.blocks?.dates),
    },
  };
}
