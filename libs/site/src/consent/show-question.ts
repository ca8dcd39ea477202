import { consentBarPath } from './consent-settings.ts';

export interface Question {
  /** False once the visitor has chosen: a question that arrives later is not shown. */
  isWanted: () => boolean;
  onSubmit: (event: SubmitEvent) => unknown;
  /** @default `GET /_consent/bar` */
  fetchBar?: (() => Promise<Document>) | undefined;
}

let isFetching = false;

/**
 * Inserts the question after the skip link, so that the keyboard reaches it early. It takes no focus. Nothing happens if
 * the page has it already, or without a connection: then it is asked on a later page or visit to this one.
 */
export async function showQuestion({
  isWanted,
  onSubmit,
  fetchBar = fetchDocument,
}: Question): Promise<void> {
  if (isFetching || document.querySelector('[data-consent-form]')) return;
  isFetching = true;
  const bar = await fetchBar().then(takeBar, () => undefined);
  isFetching = false;
  if (!bar || !isWanted()) return;
  bar.addEventListener('submit', onSubmit);
  bar.hidden = false;
  const skipLink = document.querySelector('a[href="#main"]');
  if (skipLink) skipLink.after(bar);
  else document.body.prepend(bar);
  // Also called when the bar is removed, which then has no height.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--gh-consent-bar', `${bar.offsetHeight}px`),
  ).observe(bar);
}

/** Finds the message that the choice could not be saved. */
export const findFailure = ({ target }: SubmitEvent) =>
  (target as HTMLElement).querySelector('[role=alert]') as HTMLElement;

/** Takes the bar out of its document, and resolves once its styles are loaded. */
async function takeBar(fetched: Document): Promise<HTMLElement | null> {
  const styles = fetched.querySelector('link');
  if (styles) {
    const loaded = new Promise((resolve) => (styles.onload = styles.onerror = resolve));
    document.head.append(styles);
    await loaded;
  }
  return fetched.querySelector<HTMLElement>('[data-consent-bar]');
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
