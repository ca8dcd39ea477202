import { connectConsent } from './connect-consent.ts';

/** Fetched by the start script on pages with a link to the question. */
connectConsent();
