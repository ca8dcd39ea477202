import { fill, mergeTexts } from '@guildhall/ui';
import { AccessibilityPage } from './AccessibilityPage.tsx';
import { accessibilityTexts } from '../../texts/accessibility-texts.ts';
import type { Frame } from '../../page/page-model.ts';
import { getDateTexts } from '../../texts/date-texts.ts';
import type { PageViews } from '../../render/page-view.ts';
import type { AccessibilityModel } from './accessibility-pages.ts';
import { renderHtml } from '../../render/render-html.tsx';
import { shorten } from '../../render/shorten.ts';

type StatementFrame = Pick<Frame, 'facts' | 'texts' | 'organisation' | 'siteOrigin'>;

/**
 * Renders the accessibility statement.
 *
 * @throws Error if the organisation has none: there is no such page then
 */
export function renderAccessibility(frame: StatementFrame) {
  const { accessibility } = frame.facts;
  if (!accessibility) throw new Error('There is no accessibility statement');
  const texts = mergeTexts(accessibilityTexts, frame.texts?.accessibility);
  const dates = mergeTexts(getDateTexts(frame.facts.locale), frame.texts?.blocks?.dates);
  const page = (
    <AccessibilityPage
      {...{ statement: accessibility, texts, dates }}
      organisationName={frame.organisation.name}
      siteOrigin={frame.siteOrigin}
    />
  );
  const site = new URL(frame.siteOrigin).host;
  return {
    title: texts.title,
    description: shorten(fill(texts.commitment, { organisation: frame.organisation.name, site })),
    listed: true,
    html: renderHtml(page, frame),
    preloads: '',
    problems: [],
  };
}

export const accessibilityViews: PageViews<AccessibilityModel> = {
  accessibility: (_model, frame) => renderAccessibility(frame),
};
