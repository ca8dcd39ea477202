/** Fetched for visitors who have not chosen, or who agreed to an earlier version of the question. */
export { askConsent } from './ask-consent.ts';
export { showQuestion } from '../consent/show-question.ts';
