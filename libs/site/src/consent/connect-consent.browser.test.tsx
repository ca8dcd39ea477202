// cspell:ignore personalization
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectConsent } from './connect-consent.ts';
import type { Question } from './show-question.ts';
import { track } from '../tracking/track.ts';

const barHtml = `<section data-consent-bar hidden><form data-consent-form>
  <input type="checkbox" name="purpose" value="statistics"><input type="checkbox" name="purpose" value="marketing">
  <p role="alert" hidden>failed</p>
  <button name="choice" value="none">Refuse all</button><button name="choice" value="some">Save selection</button>
</form><p role="group" aria-label="Your choice is saved" tabindex="-1" data-consent-saved hidden>Your choice is saved</p></section>`;
const scriptUrl = 'data:text/javascript,0';
let page = new AbortController();
/** Resolves once no question is on its way to the page. */
let pending = Promise.resolve();
const layer = () => (globalThis as { dataLayer?: object[] }).dataLayer;
const bar = () => document.querySelector<HTMLElement>('[data-consent-bar]');
const waiting = () => (globalThis as { guildhallEvents?: object[] }).guildhallEvents;
const events = () =>
  (layer() ?? []).flatMap((item) => ('event' in item && item.event !== 'gtm.js' ? [item.event] : []));

function setChoice(value: string): void {
  document.cookie = `consent=${value}`;
}

function open({ version = 1, main = '' } = {}) {
  document.body.innerHTML = `<a href="#main">Skip</a><main id="main" tabindex="-1">${main}</main>
    <a href="/_consent" data-consent="${version}" data-tags="${scriptUrl}">Cookies</a>`;
  const overrides = {
    async fetchQuestion() {
      const { showQuestion } = await import('./show-question.ts');
      return {
        showQuestion(question: Question) {
          pending = showQuestion(question);
          return pending;
        },
      };
    },
    reload: vi.fn<() => void>(),
    send: vi.fn(async (choice: URLSearchParams) => {
      setChoice(choice.get('choice') === 'none' ? 'none-1' : `${choice.getAll('purpose').join('.')}-1`);
      return true;
    }),
    sendVitals: vi.fn<(report: string) => void>(),
    fetchBar: vi.fn(async () => new DOMParser().parseFromString(barHtml, 'text/html')),
  };
  connectConsent({ ...overrides, signal: page.signal });
  return overrides;
}

/** Makes pages name their route, as those that are measured do. */
function nameRoute(): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'guildhall:vitals', content: 'index' });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

const tagScripts = () => document.querySelectorAll(`script[src="${scriptUrl}"]`);
/** The code of the tags is fetched after a yes. */
const tagsRun = () => expect.poll(tagScripts).toHaveLength(1);

beforeEach(() => {
  page = new AbortController();
  Object.assign(globalThis, { dataLayer: undefined, guildhallEvents: undefined });
});
afterEach(async () => {
  page.abort();
  await import('./show-question.ts');
  await pending;
  document.cookie = 'consent=; max-age=0';
  document.body.innerHTML = '';
  tagScripts().forEach((script) => script.remove());
});

describe('a page', () => {
  it('asks once if there is no choice, after the skip link and without taking the focus [2.8.8]', async () => {
    const { fetchBar } = open();
    await expect.poll(bar).not.toBeNull();
    expect(bar()?.hidden).toBe(false);
    expect(bar()?.previousElementSibling?.getAttribute('href')).toBe('#main');
    expect(document.activeElement).toBe(document.body);
    dispatchEvent(new Event('focus'));
    expect(fetchBar).toHaveBeenCalledOnce();
    expect(layer()).toBeUndefined();
  });

  it('asks again after a yes to an earlier version of the question [2.8.3]', async () => {
    setChoice('statistics-1');
    const { fetchBar } = open({ version: 2 });
    await expect.poll(bar).not.toBeNull();
    expect(fetchBar).toHaveBeenCalledOnce();
    expect(layer()).toBeUndefined();
  });

  it('asks nothing after a no, and drops what was tracked [2.8.3] [7.9.2]', async () => {
    setChoice('none-1');
    track({ event: 'before', plan_label: 'a' });
    const { fetchBar } = open({ version: 2 });
    track({ event: 'after', plan_label: 'a' });
    expect(fetchBar).not.toHaveBeenCalled();
    setChoice('statistics-2');
    dispatchEvent(new Event('focus'));
    await tagsRun();
    expect(events()).toEqual([]);
  });

  it('sends the ticked purposes, then a note that the choice is saved takes the focus, before the header [2.8.11]', async () => {
    const { send } = open();
    await expect.poll(bar).not.toBeNull();
    bar()?.querySelector<HTMLInputElement>('[value=statistics]')?.click();
    const save = bar()?.querySelector<HTMLButtonElement>('[value=some]');
    save?.focus();
    save?.click();
    save?.click();
    await expect.poll(bar).toBeNull();
    expect(send).toHaveBeenCalledOnce();
    expect(String(send.mock.calls[0]?.[0])).toBe('purpose=statistics&choice=some');
    const note = document.activeElement as HTMLElement;
    expect(note.ariaLabel).toBe('Your choice is saved');
    expect(note.previousElementSibling?.textContent).toBe('Skip');
    document.getElementById('main')?.focus();
    expect(note.isConnected).toBe(false);
    await tagsRun();
  });

  it('says that the choice is saved in browsers that give a pressed button no focus, and until the next press [2.8.11]', async () => {
    open();
    await expect.poll(bar).not.toBeNull();
    bar()?.querySelector<HTMLButtonElement>('[value=none]')?.click();
    await expect.poll(bar).toBeNull();
    expect(document.activeElement?.textContent).toBe('Your choice is saved');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(document.body.textContent).not.toContain('Your choice is saved');
  });

  it('takes no focus from the page if the question was answered in another tab [2.8.11]', async () => {
    open();
    await expect.poll(bar).not.toBeNull();
    document.getElementById('main')?.focus();
    setChoice('none-1');
    dispatchEvent(new Event('focus'));
    await expect.poll(bar).toBeNull();
    expect(document.activeElement?.id).toBe('main');
    expect(document.body.textContent).not.toContain('Your choice is saved');
  });

  it('says that a choice could not be saved [2.8.9]', async () => {
    const { send } = open();
    await expect.poll(bar).not.toBeNull();
    send.mockRejectedValueOnce(new TypeError('offline'));
    bar()?.querySelector<HTMLButtonElement>('[value=none]')?.click();
    const alert = () => bar()?.querySelector<HTMLElement>('[role=alert]')?.hidden;
    await expect.poll(alert).toBe(false);
    bar()?.querySelector<HTMLButtonElement>('[value=none]')?.click();
    await expect.poll(bar).toBeNull();
  });

  it('shows the present choice in the form of its own page, without a second question [2.8.3]', () => {
    setChoice('marketing-1');
    open({
      main: '<form data-consent-form><input type="checkbox" name="purpose" value="statistics"><input type="checkbox" name="purpose" value="marketing"></form>',
    });
    const ticked = [...document.querySelectorAll<HTMLInputElement>('main input:checked')];
    expect(ticked.map(({ value }) => value)).toEqual(['marketing']);
  });
});

describe('tags', () => {
  it('get the waiting events once, and all later ones [7.9.3]', async () => {
    setChoice('statistics-1');
    track({ event: 'before', plan_label: 'a' });
    open();
    track({ event: 'meanwhile', plan_label: 'a' });
    await tagsRun();
    track({ event: 'after', plan_label: 'a' });
    expect(events()).toEqual(['before', 'meanwhile', 'after']);
    const kinds = (layer() ?? []).map((item) => Object.prototype.toString.call(item).slice(8, -1));
    expect(kinds).toEqual(['Arguments', 'Arguments', 'Object', 'Object', 'Object', 'Object']);
    expect(Array.from(layer()?.[0] as ArrayLike<unknown>)).toEqual([
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
    expect(Array.from(layer()?.[1] as ArrayLike<unknown>)[2]).toEqual({
      ...{ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' },
      ad_personalization: 'denied',
    });
  });

  it('learn a further purpose, and loaded once', async () => {
    setChoice('statistics-1');
    const { reload } = open();
    await tagsRun();
    setChoice('statistics.marketing-1');
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('focus'));
    expect(reload).not.toHaveBeenCalled();
    expect(tagScripts()).toHaveLength(1);
    expect(Array.from(layer()?.at(-1) as ArrayLike<unknown>)[2]).toMatchObject({ ad_storage: 'granted' });
  });

  it.each(['none-1', 'marketing-1', ''])(
    'end with a reload when the choice becomes %j [2.8.5]',
    async (choice) => {
      setChoice('statistics-1');
      const { reload } = open();
      await tagsRun();
      setChoice(choice);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('do not run if the yes is withdrawn while their code is fetched [2.8.5]', async () => {
    setChoice('statistics-1');
    track({ event: 'before', plan_label: 'a' });
    open();
    setChoice('none-1');
    await expect.poll(waiting).toEqual([]);
    expect(layer()).toBeUndefined();
    expect(tagScripts()).toHaveLength(0);
  });

  it.each(['members', 'payment'])(
    'are not loaded on a page of the kind %s [7.9.1] [4.7.16]',
    async (kind) => {
      setChoice('statistics-1');
      track({ event: 'before', plan_label: 'a' });
      document.body.innerHTML = '';
      const before = document.createElement('main');
      before.dataset['page'] = kind;
      document.documentElement.append(before);
      onTestFinished(() => before.remove());
      open();
      await expect.poll(waiting).toEqual([]);
      expect(layer()).toBeUndefined();
    },
  );

  // A payment's URL shows an error page while the payment cannot be read.
  it.each(['/preview?ticket=9.1.a', '?mode=verifyEmail&oobCode=a', '/_payment/a-random-id'])(
    'are not loaded at %s [7.9.1] [4.7.16]',
    async (url) => {
      const { href } = location;
      history.replaceState(null, '', url);
      onTestFinished(() => history.replaceState(null, '', href));
      setChoice('statistics-1');
      track({ event: 'before', plan_label: 'a' });
      open();
      await expect.poll(waiting).toEqual([]);
      expect(layer()).toBeUndefined();
    },
  );
});

// In this order: their code is fetched once for all.
describe('web vitals', { shuffle: false }, () => {
  const isFetched = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('report-vitals'));
  /** Resolves after all that was waiting for an idle browser. */
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  const hide = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    vi.restoreAllMocks();
  };

  it.each(['none-1', 'marketing-1', ''])(
    'are not fetched while the choice is %j, nor on a page without a route [8.6.24]',
    async (choice) => {
      setChoice('statistics-1');
      open();
      page.abort();
      page = new AbortController();
      nameRoute();
      setChoice(choice);
      const later = vi.spyOn(globalThis, 'requestIdleCallback');
      open();
      expect(later).not.toHaveBeenCalled();
      later.mockRestore();
      await idle();
      expect(isFetched()).toBe(false);
    },
  );

  it.each([
    ['statistics-1', 1],
    ['none-1', 0],
    ['marketing-1', 0],
  ])(
    'are measured after a yes to statistics, and reported if the choice still is: %s [8.6.24]',
    async (later, reports) => {
      nameRoute();
      setChoice('statistics-1');
      const { sendVitals } = open();
      await idle();
      // Resolves after the page's own import of it; the first byte is known a task later.
      await import('../vitals/report-vitals.ts');
      for (let turn = 0; turn < 2; turn += 1) await idle();
      setChoice(later);
      hide();
      hide();
      expect(sendVitals).toHaveBeenCalledTimes(reports);
      for (const [report] of sendVitals.mock.calls) expect(report).toMatch(/^\{"route":"index",/);
    },
  );
});
