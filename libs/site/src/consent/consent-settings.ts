import type { Consent } from '@guildhall/organisation';

/** The question about cookies, and what is done for visitors who agree. */
export interface ConsentSettings extends Pick<Consent, 'purposes' | 'version'> {
  tagScriptUrl: string;
  /** True if their pages are measured: the organisation says so, and the metrics have a port. */
  webVitals: boolean;
}

/** Page with the question, which every page links to. The question is posted to it. */
export const consentPath = '/_consent';
/** The same page after the question was answered without a page to return to. */
export const consentSavedPath = `${consentPath}/saved`;
/** The question alone, as HTML that pages insert for visitors who have not answered it. */
export const consentBarPath = `${consentPath}/bar`;

/** Time for which a choice is kept. */
export const consentDays = 180;
