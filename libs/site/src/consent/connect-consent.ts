import { createConsentBar, type ConsentBarOverrides } from './consent-bar.ts';
import { findConsent } from './consent-cookie.ts';
import { takeTracked } from '../tracking/take-tracked.ts';
import type { Tags } from './tags.ts';

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
  const form = document.querySelector<HTMLFormElement>('main [data-consent-form]');
  const bar = createConsentBar(check, overrides);
  let tags: Tags | undefined;
  let isFetching = false;
  let receive: ((event: object) => unknown) | undefined;

  function take(next: typeof receive): void {
    const isFirst = !receive;
    receive = next;
    if (isFirst) takeTracked((event) => receive?.(event), signal);
  }

  /** Only visitors who agreed fetch the code of the tags. */
  async function fetchTags(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    try {
      const { createTags } = await import('./tags.ts');
      tags = createTags(tagScriptUrl, take);
      if (!signal?.aborted) check();
    } catch {
      // Offline, or a newer build: tags wait for the next check or page.
      isFetching = false;
    }
  }

  function check(): void {
    const choice = findConsent(document.cookie, Number(consent));
    const purposes = choice?.purposes ?? [];
    for (const box of form?.querySelectorAll<HTMLInputElement>('[name=purpose]') ?? [])
      box.checked = purposes.includes(box.value);
    if (tags?.isRefusedBy(purposes)) return reload();
    if (!choice) return form ? undefined : bar.show();
    bar.remove();
    if (purposes.length === 0) return take(() => undefined);
    if (tags) return tags.grant(purposes);
    void fetchTags();
    return undefined;
  }

  const options = { signal } as AddEventListenerOptions;
  addEventListener('pageshow', ({ persisted }) => persisted && check(), options);
  addEventListener('focus', check, options);
  document.addEventListener('visibilitychange', () => document.hidden || check(), options);
  check();
}
