import { findConsent } from './consent-cookie.ts';
import type { SendChoice } from './send-choice.ts';
import type { Question, showQuestion } from './show-question.ts';
import { takeTracked } from '../tracking/take-tracked.ts';
import { createMeasuring } from '../vitals/create-measuring.ts';
import type { SendVitals } from '../vitals/report-vitals.ts';
import type { Tags } from './tags.ts';

export interface ConsentOptions extends Pick<Question, 'fetchBar'> {
  /** Fetches the code of the question. */
  fetchQuestion: () => Promise<{ showQuestion: typeof showQuestion }>;
  /** @default `POST /_consent` */
  send?: SendChoice;
  /** @default reloads the page */
  reload?: () => void;
  /** @default `navigator.sendBeacon` */
  sendVitals?: SendVitals;
  /** Ends the connection. */
  signal?: AbortSignal;
}

/** The page's connection to its visitor's choice. */
export interface ConsentConnection {
  /** Sends the choice of a submitted question, and follows it. */
  choose: (event: SubmitEvent) => Promise<void>;
}

/**
 * Keeps the page in line with its visitor's choice, which is a cookie: shows the question while there is none, loads
 * tags after a yes, measures how fast the page is after a yes to statistics, and reloads the page without tags after they
 * were refused. Checks again when the visitor comes back, from another tab or through the back button.
 */
export function connectConsent({
  fetchQuestion,
  fetchBar,
  send,
  reload = () => location.reload(),
  sendVitals,
  signal,
}: ConsentOptions): ConsentConnection {
  const { consent, tags: tagScriptUrl = '' } =
    document.querySelector<HTMLElement>('[data-consent]')?.dataset ?? {};
  const form = document.querySelector<HTMLFormElement>('main [data-consent-form]');
  let tags: Tags | undefined;
  let isFetching = false;
  let receive: ((event: object) => unknown) | undefined;

  const choose = (event: SubmitEvent) => submit(event, send, check);
  const findChoice = () => findConsent(document.cookie, Number(consent));
  const isMeasurable = () => findChoice()?.purposes.includes('statistics') === true;
  const measure = createMeasuring({ isAllowed: isMeasurable, send: sendVitals, signal });

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

  /** Only visitors who are asked fetch the code of the question. */
  async function ask(): Promise<void> {
    const question = await fetchQuestion();
    await question.showQuestion({ isWanted: () => !findChoice(), onSubmit: choose, fetchBar });
  }

  function check(): void {
    const choice = findChoice();
    const purposes = choice?.purposes ?? [];
    for (const box of form?.querySelectorAll<HTMLInputElement>('[name=purpose]') ?? [])
      box.checked = purposes.includes(box.value);
    if (tags?.isRefusedBy(purposes)) return reload();
    if (!choice) return void ask().catch(() => undefined);
    removeQuestion();
    if (isMeasurable()) measure();
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
  return { choose };
}

/**
 * Removes the question from the page. If it had the focus, a note in its place takes it, which says that the choice is
 * saved; from there the keyboard goes on to the page's header. The next action removes the note.
 */
function removeQuestion(): void {
  const bar = document.querySelector('[data-consent-bar]');
  const note = bar?.querySelector<HTMLElement>('[data-consent-saved]');
  if (!note || !bar?.contains(document.activeElement)) return bar?.remove();
  bar.replaceWith(note);
  note.hidden = false;
  note.focus({ preventScroll: true });
  note.addEventListener('blur', () => note.remove(), { once: true });
  document.addEventListener('pointerdown', () => note.blur(), { once: true });
}

/** The code that sends the choice is fetched when it is made. */
async function submit(event: SubmitEvent, send: SendChoice | undefined, onSaved: () => void): Promise<void> {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (!submitter || submitter.ariaBusy) return;
  const failed = form.querySelector<HTMLElement>('[role=alert]');
  if (failed) failed.hidden = true;
  // Safari gives a pressed button no focus.
  if (document.activeElement === document.body) submitter.focus();
  submitter.ariaBusy = 'true';
  const isSaved = await import('./send-choice.ts')
    .then(({ sendChoice }) => sendChoice(form, submitter, send))
    .catch(() => false);
  submitter.ariaBusy = null;
  if (isSaved) onSaved();
  else if (failed) failed.hidden = false;
}
