import { sessionEndedAtom, sessionStateAtom } from '@guildhall/member-portal';
import { readOwnHtml, toTrustedHtml } from '@guildhall/safe-content';
import { pageStore } from '../atoms/store.ts';
import { fetchMemberEntry } from './fetch-member-entry.ts';

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
  let requestCount = 0;

  function close(): void {
    requestCount += 1;
    shown?.element.remove();
    if (shown)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== shown?.sheet);
    shown = undefined;
    gate.hidden = false;
    setStatus(status, '');
  }
  async function open(): Promise<void> {
    close();
    const requestId = requestCount;
    setStatus(status, status.dataset['loading'] ?? '');
    const response = await fetchMemberEntry({ chosen: readChosenCategories(document.location.search) });
    if (requestId !== requestCount) return;
    if (typeof response === 'string') {
      setStatus(status, status.dataset[response] ?? '');
      if (response === 'failed') showLinks(gate, 'failed');
      return;
    }
    const entry = await prepare(response);
    if (requestId !== requestCount) return;
    shown = entry;
    setStatus(status, '');
    gate.hidden = true;
    document.adoptedStyleSheets.push(entry.sheet);
    main.append(entry.element);
    // Its islands are set up as those of the page were.
    entry.element.dispatchEvent(new CustomEvent('guildhall:inserted', { bubbles: true }));
  }
  const look = (): void => {
    const isIn = pageStore.get(sessionStateAtom) === 'in';
    showLinks(gate, isIn ? 'in' : 'out');
    if (isIn) void open();
    else {
      close();
      if (pageStore.get(sessionEndedAtom)) setStatus(status, status.dataset['ended'] ?? '');
    }
  };
  pageStore.sub(sessionStateAtom, look);
  addEventListener('pagehide', close);
  addEventListener('pageshow', (event) => event.persisted && look());
  look();
}

/** The categories that the page's address names. */
function readChosenCategories(search: string): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(search)].filter(([name]) => /^cat(-\d{1,3})?$/.test(name)),
  );
}

/**
 * No login is asked of a member who is logged in: the profile says why they have no access, and what could not be
 * fetched can be fetched again.
 */
function showLinks(gate: HTMLElement, shown: 'out' | 'in' | 'failed'): void {
  for (const name of ['out', 'in', 'failed'])
    for (const link of gate.querySelectorAll<HTMLElement>(`[data-gate-${name}]`))
      link.hidden = name !== shown;
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

function setStatus(status: HTMLElement, text: string): void {
  status.textContent = text;
}
