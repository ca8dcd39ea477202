import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportVitals } from './report-vitals.ts';

let test = new AbortController();
const page = { isHidden: false };
const changeVisibility = (isHidden: boolean) => {
  page.isHidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(() => {
  test = new AbortController();
  document.body.textContent = 'A page is measured once something is painted.';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    page.isHidden ? 'hidden' : 'visible',
  );
});
afterEach(() => {
  test.abort();
  page.isHidden = false;
  document.body.textContent = '';
  vi.restoreAllMocks();
});

function start(isAllowed = () => true) {
  const send = vi.fn<(report: string) => void>();
  reportVitals({ route: 'index', isAllowed, send, signal: test.signal });
  return send;
}

/** Resolves once the browser has painted, and the library was told: it has the layout shifts last, a task later. */
async function hideWhenMeasured(send: ReturnType<typeof start>): Promise<void> {
  await new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  );
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  expect(send).not.toHaveBeenCalled();
  changeVisibility(true);
}

it('reports once, when the page is first hidden: numbers and the route, nothing else [8.6.24]', async () => {
  const send = start();
  await hideWhenMeasured(send);
  changeVisibility(false);
  changeVisibility(true);
  expect(send).toHaveBeenCalledOnce();
  const { route, ...values } = JSON.parse(send.mock.calls[0]?.[0] ?? '') as Record<string, unknown>;
  expect(route).toBe('index');
  expect(Object.keys(values)).toEqual(expect.arrayContaining(['fcp', 'ttfb', 'cls']));
  for (const [name, value] of Object.entries(values)) {
    expect(['cls', 'fcp', 'inp', 'lcp', 'ttfb']).toContain(name);
    expect(value).toBeGreaterThanOrEqual(0);
    if (name !== 'cls') expect(value).toBe(Math.round(Number(value)));
  }
});

it('reports nothing if consent was withdrawn before, also when it is given again [8.6.24]', async () => {
  const isAllowed = vi.fn(() => true);
  const send = start(isAllowed);
  isAllowed.mockReturnValue(false);
  await hideWhenMeasured(send);
  isAllowed.mockReturnValue(true);
  changeVisibility(true);
  expect(send).not.toHaveBeenCalled();
});

it('sends the report to the site itself, as a type that other sites may not send', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  reportVitals({ route: 'index', isAllowed: () => true, signal: test.signal });
  await hideWhenMeasured(vi.fn());
  const [path, body] = beacon.mock.calls[0] ?? [];
  expect([path, (body as Blob).type]).toEqual(['/_vitals', 'application/json']);
  expect(await (body as Blob).text()).toMatch(/^\{"route":"index",/);
});
