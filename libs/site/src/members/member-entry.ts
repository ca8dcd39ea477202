import { sessionEndedAtom, sessionStateAtom } from '@guildhall/member-portal';
import { readOwnHtml, toTrustedHtml } from '@guildhall/safe-content';
import type { Store } from 'jotai';
import { isListParameter } from '../list-parameter.ts';
import { fetchMemberEntry } from './fetch-member-entry.ts';

interface ShownEntry {
  element: HTMLElement;
  sheet: CSSStyleSheet;
}

/**
 * Shows members the entry behind a gate page: fetches it with their token, replaces the gate, and removes it at logout
 * and before the page enters the back/forward cache.
 */
export function startGate(store: Store): void {
  const main = document.querySelector<HTMLElement>('main');
  const gate = main?.querySelector<HTMLElement>('section');
  const status = gate?.querySelector<HTMLElement>('[data-gate-status]');
  const opened = main?.querySelector<HTMLElement>('[data-gate-opened]');
  if (main && gate && status && opened) watchSession(store, { main, gate, status, opened });
}

interface GatePage {
  main: HTMLElement;
  gate: HTMLElement;
  status: HTMLElement;
  /** Says that the entry has replaced the gate. */
  opened: HTMLElement;
}

function watchSession(store: Store, { main, gate, status, opened }: GatePage): void {
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
    setStatus(opened, '');
  }
  async function open(): Promise<void> {
    close();
    const requestId = requestCount;
    setStatus(status, status.dataset['loading'] ?? '');
    const response = await fetchMemberEntry(store, {
      chosen: readChosenCategories(document.location.search),
    });
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
    const hadFocus = gate.contains(document.activeElement);
    gate.hidden = true;
    document.adoptedStyleSheets.push(entry.sheet);
    main.append(entry.element);
    setStatus(opened, opened.dataset['gateOpened'] ?? '');
    if (hadFocus) focusTitle(entry.element);
    entry.element.dispatchEvent(new CustomEvent('guildhall:inserted', { bubbles: true }));
  }
  const look = (): void => {
    const isIn = store.get(sessionStateAtom) === 'in';
    showLinks(gate, isIn ? 'in' : 'out');
    if (isIn) void open();
    else {
      close();
      if (store.get(sessionEndedAtom)) setStatus(status, status.dataset['ended'] ?? '');
    }
  };
  store.sub(sessionStateAtom, look);
  addEventListener('pagehide', close);
  addEventListener('pageshow', (event) => event.persisted && look());
  look();
}

function readChosenCategories(search: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => isListParameter(name)));
}

/**
 * Shows the links for a state: members who are logged in get no login; a link to their profile explains missing access,
 * and a failed fetch can be retried.
 */
function showLinks(gate: HTMLElement, shown: 'out' | 'in' | 'failed'): void {
  for (const name of ['out', 'in', 'failed'])
    for (const link of gate.querySelectorAll<HTMLElement>(`[data-gate-${name}]`))
      link.hidden = name !== shown;
}

/** Parses the entry, and resolves once its styles are loaded. */
async function prepare(response: Response): Promise<ShownEntry> {
  const holder = document.createElement('div');
  holder.innerHTML = toTrustedHtml(await readOwnHtml(response));
  const element = holder.firstElementChild as HTMLElement;
  const { styles = '', rules = '' } = element.dataset;
  await Promise.all(styles.split(' ').filter(Boolean).map(loadStyles));
  // Its blocks use the page's own grid.
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
    link.onerror = resolve;
  });
  document.head.append(link);
  await loaded;
}

/** The focus was on a link of the gate. */
function focusTitle(entry: HTMLElement): void {
  const title = entry.querySelector<HTMLElement>('h1, h2') ?? document.querySelector<HTMLElement>('main');
  if (title) title.tabIndex = -1;
  title?.focus();
}

function setStatus(status: HTMLElement, text: string): void {
  status.textContent = text;
}
