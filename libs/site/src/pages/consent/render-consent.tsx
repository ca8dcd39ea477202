import { mergeTexts } from '@guildhall/ui';
import { ConsentBar } from './ConsentBar.tsx';
import type { ConsentFormProps } from './ConsentForm.tsx';
import { consentTexts } from '../../texts/consent-texts.ts';
import type { Frame } from '../../page/page-model.ts';
import { ConsentPage } from './ConsentPage.tsx';
import { renderHtml } from '../../render/render-html.tsx';

type ConsentFrame = Pick<Frame, 'facts' | 'texts' | 'consent' | 'organisation' | 'mainData'>;

export function getConsentTexts({ texts }: Pick<Frame, 'texts'>) {
  return mergeTexts(consentTexts, texts?.consent);
}

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
  return { consent, texts: getConsentTexts(frame), organisationName: organisation.name, mainData };
}
