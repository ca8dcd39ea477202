import { findFailure, showQuestion, type Question } from '../consent/show-question.ts';
import { onFirstInteraction } from './first-interaction.ts';

/** Fetches what sends the choice and follows later ones. */
type FetchConnection = () => Promise<{ choose: (event: SubmitEvent) => unknown }>;

export interface AskOverrides extends Pick<Question, 'fetchBar'> {
  /** Ends listening. */
  signal?: AbortSignal;
}

/**
 * Asks a visitor who has not chosen. All else is fetched at the first touch, when the visitor comes back from another
 * tab or through the back button, or when the question is answered: also the code of moving blocks.
 */
export async function askConsent(
  fetchConnection: FetchConnection,
  { fetchBar, signal }: AskOverrides = {},
): Promise<void> {
  const connect = () => fetchConnection().catch(() => undefined);
  const onReturn = () => document.hidden || connect();
  for (const type of ['focus', 'pageshow', 'visibilitychange'])
    addEventListener(type, onReturn, { signal } as AddEventListenerOptions);
  onFirstInteraction(() => {
    void connect();
    if (document.querySelector('[data-autoplay]')) import('./moving-blocks.ts').catch(() => undefined);
  });
  await showQuestion({
    fetchBar,
    isWanted: () => !/(?:^|; )consent=[a-z]/.test(document.cookie),
    async onSubmit(event) {
      event.preventDefault();
      const connection = await connect();
      if (connection) connection.choose(event);
      else findFailure(event).hidden = false;
    },
  });
}
