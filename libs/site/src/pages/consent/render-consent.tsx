import { mergeTexts } from '@guildhall/ui';
import { ConsentBar } from './ConsentBar.tsx';
import type { ConsentFormProps } from './ConsentForm.tsx';
import { consentTexts } from '../../texts/consent-texts.ts';
import type { PageContext } from '../../page/page-model.ts';
import { ConsentPage } from './ConsentPage.tsx';
import type { PageViews } from '../../render/page-view.ts';
import type { ConsentModel } from './consent-pages.ts';
import { renderHtml } from '../../render/render-html.tsx';

type ConsentPageContext = Pick<PageContext, 'facts' | 'texts' | 'consent' | 'organisation' | 'mainData'>;

/** Renders the page with the question about cookies. */
function renderConsentPage(context: ConsentPageContext, saved: boolean) {
  const props = createProps(context);
  const { title, saved: savedText } = props.texts;
  return {
    title: saved ? savedText : title,
    listed: false,
    html: renderHtml(<ConsentPage {...props} saved={saved} />, context),
    preloads: '',
    problems: [],
  };
}

/** Renders the question alone, for insertion into other pages. */
export function renderConsentBar(context: ConsentPageContext): string {
  return renderHtml(<ConsentBar {...createProps(context)} />, context);
}

/** @throws Error if no tag manager is configured: there is no route then */
function createProps(context: ConsentPageContext): ConsentFormProps {
  const { consent, organisation, mainData } = context;
  if (!consent) throw new Error('there is no question about cookies');
  return {
    consent,
    texts: mergeTexts(consentTexts, context.texts?.consent),
    organisationName: organisation.name,
    mainData,
  };
}

export const consentViews: PageViews<ConsentModel> = {
  consent: ({ saved }, context) => renderConsentPage(context, saved),
};
