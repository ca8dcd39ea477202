import { live } from '@guildhall/islands/start';
import { onFirstInteraction } from './first-interaction.ts';

/** First purpose that the visitor agreed to: `none` after a refusal, undefined before a choice, null if nothing is asked. */
const purpose =
  document.querySelector('[data-consent]') && /(?:^|; )consent=([a-z]+)/.exec(document.cookie)?.[1];

/** True on a page that asks its visitor for consent. */
export const isAsking = purpose === undefined;

const fetchConnection = () => import('./page-consent.ts');

/**
 * Asks for consent, or loads tags for visitors who agreed, once the page has loaded. After a refusal nothing is fetched
 * before the first touch. Nothing happens without a tag manager.
 */
export function startConsent(): void {
  if (purpose === 'none') onFirstInteraction(fetchConnection);
  else if (purpose !== null)
    addEventListener('load', () =>
      live
        .then((): Promise<unknown> =>
          purpose
            ? fetchConnection()
            : import('./page-question.ts').then((question) => question.askConsent(fetchConnection)),
        )
        // Offline, or a newer build: the next page asks.
        .catch(() => undefined),
    );
}
