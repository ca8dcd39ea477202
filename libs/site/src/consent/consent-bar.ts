import { consentBarPath } from './consent-settings.ts';
import type { SendChoice } from './send-choice.ts';

export interface ConsentBarOverrides {
  /** @default `POST /_consent` */
  send?: SendChoice;
  /** @default `GET /_consent/bar` */
  fetchBar?: () => Promise<Document>;
}

/**
 * Creates the bar with the question. It is inserted after the skip link, so that the keyboard reaches it early, and takes
 * no focus.
 *
 * @param onSaved called after the choice was sent
 */
export function createConsentBar(
  onSaved: () => void,
  { send, fetchBar = fetchDocument }: ConsentBarOverrides,
) {
  let isWanted = false;
  let isFetched = false;
  let bar: HTMLElement | undefined;
  const root = document.documentElement.style;
  const sizes = new ResizeObserver(() => root.setProperty('--consent-bar', `${bar?.offsetHeight ?? 0}px`));

  async function fetchOnce(): Promise<void> {
    isFetched = true;
    bar = await takeBar(await fetchBar());
    bar?.addEventListener('submit', (event) => void submit(event, send, onSaved));
    if (isWanted && bar) insert(bar);
  }

  function insert(element: HTMLElement): void {
    element.hidden = false;
    const skipLink = document.querySelector('a[href="#main"]');
    if (skipLink) skipLink.after(element);
    else document.body.prepend(element);
    sizes.observe(element);
  }

  return {
    show(): void {
      isWanted = true;
      if (bar) insert(bar);
      // Offline, the question is asked on a later page or visit to this one.
      else if (!isFetched) fetchOnce().catch(() => (isFetched = false));
    },
    remove(): void {
      isWanted = false;
      if (!bar?.isConnected) return;
      const hadFocus = bar.contains(document.activeElement);
      sizes.disconnect();
      bar.remove();
      root.removeProperty('--consent-bar');
      if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}

/** Takes the bar out of its document, and resolves once its styles are loaded. */
async function takeBar(fetched: Document): Promise<HTMLElement | undefined> {
  const styles = fetched.querySelector('link');
  if (styles) {
    const loaded = new Promise((resolve) => (styles.onload = styles.onerror = resolve));
    document.head.append(styles);
    await loaded;
  }
  return fetched.querySelector<HTMLElement>('[data-consent-bar]') ?? undefined;
}

/** The code that sends the choice is fetched when it is made. */
async function submit(event: SubmitEvent, send: SendChoice | undefined, onSaved: () => void): Promise<void> {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (!submitter || submitter.ariaBusy) return;
  const failed = form.querySelector<HTMLElement>('[role=alert]');
  if (failed) failed.hidden = true;
  submitter.ariaBusy = 'true';
  const isSaved = await import('./send-choice.ts')
    .then(({ sendChoice }) => sendChoice(form, submitter, send))
    .catch(() => false);
  submitter.ariaBusy = null;
  if (isSaved) onSaved();
  else if (failed) failed.hidden = false;
}

/** Reads HTML without inserting a string, which pages with Trusted Types allow to one policy only. */
function fetchDocument(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', consentBarPath);
    request.responseType = 'document';
    request.onload = () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error('No HTML'));
    request.onerror = () => reject(new Error('No response'));
    request.send();
  });
}
