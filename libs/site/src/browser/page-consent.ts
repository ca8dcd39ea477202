import { connectConsent } from '../consent/connect-consent.ts';

/** Fetched on pages with a link to the question: at once after a yes, else when the visitor first touches the page. */
export const { choose } = connectConsent({ fetchQuestion: () => import('./page-question.ts') });
