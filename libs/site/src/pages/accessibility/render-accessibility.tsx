import { fill, mergeTexts } from '@guildhall/ui';
import { AccessibilityPage } from './AccessibilityPage.tsx';
import { accessibilityTexts } from '../../texts/accessibility-texts.ts';
import type { PageContext } from '../../page/page-model.ts';
import { getDateTexts } from '../../texts/date-texts.ts';
import type { PageViews } from '../../render/page-view.ts';
import type { AccessibilityModel } from './accessibility-pages.ts';
import { renderHtml } from '../../render/render-html.tsx';
import { shorten } from '../../render/shorten.ts';

type StatementPageContext = Pick<PageContext, 'facts' | 'texts' | 'organisation' | 'siteOrigin'>;

/**
 * Renders the accessibility statement.
 *
 * @throws Error if the organisation has none: there is no such page then
 */
function renderAccessibility(context: StatementPageContext) {
  const { accessibility } = context.facts;
  if (!accessibility) throw new Error('there is no accessibility statement');
  const texts = mergeTexts(accessibilityTexts, context.texts?.accessibility);
  const dates = mergeTexts(getDateTexts(context.facts.locale), context.texts?.blocks?.dates);
  const page = (
    <AccessibilityPage
      {...{ statement: accessibility, texts, dates }}
      organisationName={context.organisation.name}
      siteOrigin={context.siteOrigin}
    />
  );
  const site = new URL(context.siteOrigin).host;
  return {
    title: texts.title,
    description: shorten(fill(texts.commitment, { organisation: context.organisation.name, site })),
    listed: true,
    html: renderHtml(page, context),
    preloads: '',
    problems: [],
  };
}

export const accessibilityViews: PageViews<AccessibilityModel> = {
  accessibility: (_model, context) => renderAccessibility(context),
};
