import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ReadReport } from '../worker/worker-storage.ts';
import { connectWorker } from './connect-worker.ts';

const { title } = document;
const url = location.href;
afterEach(() => {
  document.title = title;
  history.replaceState(null, '', url);
  document.head
    .querySelectorAll('meta[property], meta[name="guildhall:worker"]')
    .forEach((one) => one.remove());
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

function createMeta(kind: 'name' | 'property', name: string, content: string): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.setAttribute(kind, name);
  meta.content = content;
  return meta;
}

/** Connects a page that its visitor has touched. @returns what the worker is told, if there is one */
async function connect(main: string, search = '') {
  document.title = 'Reading room – The house';
  document.head.append(createMeta('property', 'og:site_name', 'The house'));
  document.body.innerHTML = main;
  history.replaceState(null, '', `${location.pathname}${search}`);
  const postMessage = vi.fn<(report: ReadReport) => void>();
  const register = vi.fn(async () => undefined);
  const value = { register, ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  await connectWorker();
  return { register, pages: postMessage.mock.calls.map(([{ page }]) => page) };
}

it('tells the worker the page that was read, with its title [7.10.2]', async () => {
  const { pages } = await connect('<main>Text</main>');
  expect(pages).toEqual([{ path: location.pathname, title: 'Reading room' }]);
});

it('tells it no title of a members’ gate, so that it stores nothing of that [7.10.3]', async () => {
  const { pages } = await connect('<main><p role="status" data-gate-status></p></main>');
  expect(pages).toEqual([{ path: location.pathname }]);
});

it.each([
  ['results of a search', '<main>Results</main>', '?q=tides'],
  ['the list of stored pages itself', '<main><ul data-offline-pages></ul></main>', ''],
])('tells it nothing of %s [7.10.3]', async (_what, main, search) => {
  expect((await connect(main, search)).pages).toEqual([]);
});

it('stores nothing of what a member reads whose login ends with the browser [7.8.26]', async () => {
  const boot = createMeta('name', 'guildhall:members', 'a-session /reset-password');
  document.head.append(boot);
  sessionStorage.setItem('a-session', 'open');
  onTestFinished(() => {
    boot.remove();
    sessionStorage.removeItem('a-session');
  });
  const { register, pages } = await connect('<main>Text</main>');
  expect(register).not.toHaveBeenCalled();
  expect(pages).toEqual([]);
  sessionStorage.removeItem('a-session');
  expect((await connect('<main>Text</main>')).pages).toHaveLength(1);
});

it('registers no worker where the site has switched it off [7.10.7]', async () => {
  document.head.append(createMeta('name', 'guildhall:worker', 'off'));
  expect((await connect('<main>Text</main>')).register).not.toHaveBeenCalled();
});
