import { createHydrator, type IslandDefinition } from '@guildhall/islands';
import { Island } from '@guildhall/islands/server';
import { startIslands } from '@guildhall/islands/start';
import { readOriginalText } from '@guildhall/islands/testing';
import { cartLinesAtom } from '@guildhall/cart';
import { showInfoMessage } from '@guildhall/ui';
import { createStore, type Store } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { kitIslandProps } from '../testing/index.ts';
import { createSignUp } from './create-sign-up.tsx';
import * as kit from './kit-islands.ts';
import type { KitIslandName } from './kit-sources.ts';
import { createTillCheckout } from './till-checkout.fixture.ts';

const toExportName = (name: string) =>
  name.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase()) as keyof typeof kit;
const signUp: IslandDefinition = { load: async () => ({ default: createSignUp(createTillCheckout) }) };
const getDefinition = (name: KitIslandName) => (name === 'sign-up' ? signUp : kit[toExportName(name)]);

let running: AbortController;
const leave = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/** Removes what a test has left in the page. */
export function clearPage(): void {
  running.abort();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Shows an island as the server sends it. */
async function startIsland(name: KitIslandName) {
  running = new AbortController();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  localStorage.clear();
  sessionStorage.clear();
  const definition = getDefinition(name);
  const store = createStore();
  const { default: component } = await definition.load(store);
  showInfoMessage(store, { status: 'info', title: 'Shown before' });
  document.body.innerHTML = `${renderToString(
    <Island name={name} wake={[]} component={component} props={kitIslandProps[name]} />,
  )}<ul id="slides"><li>1</li><li>2</li></ul><div id="cards"></div>`;
  const crashes: unknown[] = [];
  const hydrator = createHydrator({
    islands: { [name]: definition },
    store,
    onCrash: (_name, error) => crashes.push(error),
  });
  const { signal } = running;
  addEventListener('click', leave, { signal } as AddEventListenerOptions);
  const { wake } = startIslands({ loadHydrator: async () => hydrator, signal });
  const island = document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
  return {
    island,
    crashes,
    store,
    wake: () => wake(island),
    isAwake: () => expect.poll(() => island.matches('[data-awake]')).toBe(true),
  };
}

type Way = 'touch' | 'keyboard';

export interface Situation {
  way: Way;
  /** The page changes before the island wakes, or after. */
  when: 'before' | 'after';
}

/** Fills in each field, and presses each control once. */
function pressAll(island: HTMLElement, way: Way): void {
  for (const field of island.querySelectorAll<HTMLInputElement>('[name]:is(input,textarea)')) {
    if (/^(?:radio|checkbox)$/.test(field.type)) field.click();
    else if (way === 'touch') write(field, `Typed ${field.name}`);
    else {
      field.focus();
      write(field, `Typed ${field.name}`);
    }
  }
  const find = () => island.querySelectorAll<HTMLElement>('[type=button],[type=submit],summary');
  const count = find().length;
  for (let index = 0; index < count; index += 1) {
    // The one that stands there now.
    const control = find()[index];
    if (!control) continue;
    if (way === 'touch') {
      const { left, top, width, height } = control.getBoundingClientRect();
      const touched = document.elementFromPoint(left + width / 2, top + height / 2);
      const target = touched && control.contains(touched) ? (touched as HTMLElement) : control;
      for (const type of ['pointerdown', 'pointerup'])
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
      target.dispatchEvent(
        new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }),
      );
    } else {
      control.focus();
      // As browsers do.
      control.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }));
      control.click();
    }
  }
}

function write(field: HTMLInputElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function readState(shown: HTMLElement) {
  const island = shown.cloneNode(true) as HTMLElement;
  for (const unseen of island.querySelectorAll('noscript')) unseen.remove();
  const own = [...shown.querySelectorAll<HTMLInputElement>('*')].filter((element) =>
    element.matches(
      '[name],[aria-busy],[aria-expanded],[aria-invalid],[data-state],[open],:popover-open,:focus',
    ),
  );
  return {
    text: readOriginalText(island).replaceAll(/\s+/g, ' '),
    own: own.map(({ localName, name, value, checked }) => [localName, name, value, checked].join(' ')),
  };
}

const readCart = (store: Store) => store.get(cartLinesAtom).map(({ quantity }) => quantity);

/** Lists the elements in which two texts stand side by side: a tool may join them, and React could change only one. */
function listAdjacentTexts(island: HTMLElement): string[] {
  const parts = [...island.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes]);
  const isText = (node: Node | null) => node instanceof Text;
  // Between the texts that a server renders, React finds an empty comment.
  const isSeparator = (node: Node | null) => node instanceof Comment && node.data === '';
  return parts
    .filter((node) => {
      const next = isSeparator(node.nextSibling) ? node.nextSibling?.nextSibling : node.nextSibling;
      return isText(node) && isText(next ?? null);
    })
    .map(({ parentElement }) => String(parentElement?.outerHTML));
}

/** State once nothing changes it any more. */
async function readSettled(read: () => unknown) {
  let before = '';
  let equal = 0;
  await expect
    .poll(() => {
      const now = JSON.stringify(read());
      equal = now === before ? equal + 1 : 0;
      before = now;
      return equal;
    })
    .toBeGreaterThan(4);
  return read();
}

/**
 * Changes the page of an island, presses everything in it once, and fills in its fields.
 *
 * @param expected waits until the island is in this state
 * @returns the state of the island at the end: its texts, controls, crashes, and the cart
 */
export async function pressAllInChangedPage(
  name: KitIslandName,
  { way, when }: Situation,
  change: (root: Element) => void,
  expected?: unknown,
) {
  const { island, crashes, store, wake, isAwake } = await startIsland(name);
  if (when === 'after') {
    wake();
    await isAwake();
  }
  change(island);
  if (when === 'after') {
    await Promise.resolve();
    await vi.dynamicImportSettled();
  }
  pressAll(island, way);
  wake();
  await isAwake();
  const read = () => ({ ...readState(island), crashes, cart: readCart(store) });
  if (expected) await expect.poll(read).toEqual(expected);
  const state = expected ?? (await readSettled(read));
  if (!expected) expect(listAdjacentTexts(island), 'elements with several texts').toEqual([]);
  running.abort();
  return state;
}
