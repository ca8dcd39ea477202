import { mergeTexts } from '@guildhall/ui';
import { ConsentBar } from './ConsentBar.tsx';
import type { ConsentFormProps } from './ConsentForm.tsx';
import { consentTexts } from '../../texts/consent-texts.ts';
import type { Frame } from '../../page/page-model.ts';
import { ConsentPage } from './ConsentPage.tsx';
import type { PageViews } from '../../render/page-view.ts';
import type { ConsentModel } from './consent-pages.ts';
import { renderHtml } from '../../render/render-html.tsx';

type ConsentFrame = Pick<Frame, 'facts' | 'texts' | 'consent' | 'organisation' | 'mainData'>;

/** Renders the page with the question about cookies. */
export function renderConsentPage(frame: ConsentFrame, saved: boolean) {
  const props = createProps(frame);
  const { title, saved: savedText } = props.texts;
  return {
    title: saved ? savedText : title,
    listed: false,
    html: renderHtml(<ConsentPage {...props} saved={saved} />, frame),
    preloads: '',
    problems: [],
  };
}

/** Renders the question alone, for insertion into other pages. */
export function renderConsentBar(frame: ConsentFrame): string {
  return renderHtml(<ConsentBar {...createProps(frame)} />, frame);
}

/** @throws Error if no tag manager is configured: there is no route then */
function createProps(frame: ConsentFrame): ConsentFormProps {
  const { consent, organisation, mainData } = frame;
  if (!consent) throw new Error('There is no question about cookies');
  return {
    consent,
    texts: mergeTexts(consentTexts, frame.texts?.consent),
    organisationName: organisation.name,
    mainData,
  };
}

export const consentViews: PageViews<ConsentModel> = {
  consent: ({ saved }, frame) => renderConsentPage(frame, saved),
};
