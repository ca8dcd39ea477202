import { live } from '@guildhall/islands/start';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Calls `run` once, at the visitor's first press, key or scroll, to fetch code for the next press. Never calls it when
 * the browser saves data or is on a 2G connection. What cannot be fetched is no error: a press or the next page fetches it.
 */
export function onFirstInteraction(run: (interaction: Event) => unknown): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const first = new AbortController();
  const onSign = (interaction: Event): void => {
    first.abort();
    live.then(() => run(interaction)).catch(() => undefined);
  };
  for (const interaction of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(interaction, onSign, { capture: true, signal: first.signal });
}
