import { createConsentBar, type ConsentBarOverrides } from './consent-bar.ts';
import { findConsent } from './consent-cookie.ts';
import { createTags } from './tags.ts';

export interface ConsentOverrides extends ConsentBarOverrides {
  /** @default reloads the page */
  reload?: () => void;
  /** Ends the connection. */
  signal?: AbortSignal;
}

/**
 * Keeps the page in line with its visitor's choice, which is a cookie: shows the question while there is none, loads
 * tags after a yes, and reloads the page without them after they were refused. Checks again when the visitor comes
 * back, from another tab or through the back button.
 */
export function connectConsent({
  reload = () => location.reload(),
  signal,
  ...overrides
}: ConsentOverrides = {}): void {
  const link = document.querySelector<HTMLElement>('[data-consent]');
  if (!link) return;
  const { consent, tags: tagScriptUrl = '' } = link.dataset;
  const tags = createTags(tagScriptUrl, signal);
  const form = document.querySelector<HTMLFormElement>('main [data-consent-form]');
  const bar = createConsentBar(check, overrides);

  function check(): void {
    const choice = findConsent(document.cookie, Number(consent));
    for (const box of form?.querySelectorAll<HTMLInputElement>('[name=purpose]') ?? [])
      box.checked = choice?.purposes.includes(box.value) ?? false;
    if (tags.isRefusedBy(choice?.purposes ?? [])) return reload();
    if (choice) {
      bar.remove();
      tags.grant(choice.purposes);
    } else if (!form) bar.show();
  }

  const options = { signal } as AddEventListenerOptions;
  addEventListener('pageshow', ({ persisted }) => persisted && check(), options);
  addEventListener('focus', check, options);
  document.addEventListener('visibilitychange', () => document.hidden || check(), options);
  check();
}
