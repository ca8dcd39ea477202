import { live } from '@guildhall/islands/start';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Calls `run` once, at the visitor's first press, key or scroll, to fetch code for the next press. Never calls it when
 * the browser saves data or is on a 2G connection.
 */
export function onFirstInteraction(run: (interaction: Event) => void): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const first = new AbortController();
  const onSign = (interaction: Event): void => {
    first.abort();
    void live.then(() => run(interaction));
  };
  for (const interaction of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(interaction, onSign, { capture: true, signal: first.signal });
}
