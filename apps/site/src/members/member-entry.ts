import { sessionEndedAtom, sessionStateAtom } from '@guildhall/member-portal';
import { readOwnHtml, toTrustedHtml } from '@guildhall/safe-content';
import { pageStore } from '../atoms/store.ts';
import { askForEntry } from './ask-for-entry.ts';

/** A private entry on its gate page. */
interface ShownEntry {
  element: HTMLElement;
  sheet: CSSStyleSheet;
}

/**
 * Shows members what is behind a gate page: fetched with their token, put in place of the gate, and taken away at a
 * logout and before the browser remembers the page.
 */
export function startGate(): void {
  const main = document.querySelector<HTMLElement>('main');
  const gate = main?.querySelector<HTMLElement>('section');
  const status = gate?.querySelector<HTMLElement>('[data-gate-status]');
  if (main && gate && status) watchSession({ main, gate, status });
}

interface GatePage {
  main: HTMLElement;
  /** What is there for everyone. */
  gate: HTMLElement;
  /** Says how far it is. */
  status: HTMLElement;
}

function watchSession({ main, gate, status }: GatePage): void {
  let shown: ShownEntry | undefined;
  let asked = 0;

  function close(): void {
    asked += 1;
    shown?.element.remove();
    if (shown)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== shown?.sheet);
    shown = undefined;
    gate.hidden = false;
    say(status, '');
  }
  async function open(): Promise<void> {
    close();
    const question = asked;
    say(status, status.dataset['loading'] ?? '');
    const answer = await askForEntry({ chosen: chosenIn(document.location.search) });
    if (question !== asked) return;
    if (typeof answer === 'string') {
      say(status, status.dataset[answer] ?? '');
      if (answer === 'failed') showWays(gate, 'failed');
      return;
    }
    const entry = await prepare(answer);
    if (question !== asked) return;
    shown = entry;
    say(status, '');
    gate.hidden = true;
    document.adoptedStyleSheets.push(entry.sheet);
    main.append(entry.element);
    // Its islands are set up as those of the page were.
    entry.element.dispatchEvent(new CustomEvent('guildhall:inserted', { bubbles: true }));
  }
  const look = (): void => {
    const isIn = pageStore.get(sessionStateAtom) === 'in';
    showWays(gate, isIn ? 'in' : 'out');
    if (isIn) void open();
    else {
      close();
      if (pageStore.get(sessionEndedAtom)) say(status, status.dataset['ended'] ?? '');
    }
  };
  pageStore.sub(sessionStateAtom, look);
  addEventListener('pagehide', close);
  addEventListener('pageshow', (event) => event.persisted && look());
  look();
}

/** The categories that the page's address names. */
function chosenIn(search: string): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(search)].filter(([name]) => /^cat(-\d{1,3})?$/.test(name)),
  );
}

/**
 * No login is asked of a member who is logged in: the profile says why they have no access, and what could not be
 * fetched can be fetched again.
 */
function showWays(gate: HTMLElement, shown: 'out' | 'in' | 'failed'): void {
  for (const name of ['out', 'in', 'failed'])
    for (const way of gate.querySelectorAll<HTMLElement>(`[data-gate-${name}]`)) way.hidden = name !== shown;
}

/** The entry's element, once its styles are there, and the sheet of its own rules. */
async function prepare(response: Response): Promise<ShownEntry> {
  const holder = document.createElement('div');
  holder.innerHTML = toTrustedHtml(await readOwnHtml(response));
  const element = holder.firstElementChild as HTMLElement;
  const { styles = '', rules = '' } = element.dataset;
  await Promise.all(styles.split(' ').filter(Boolean).map(loadStyles));
  // Its blocks are in the page's own grid.
  element.style.display = 'contents';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return { element, sheet };
}

async function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    // Without them it can still be read.
    link.onerror = resolve;
  });
  document.head.append(link);
  await loaded;
}

function say(status: HTMLElement, words: string): void {
  status.textContent = words;
}
