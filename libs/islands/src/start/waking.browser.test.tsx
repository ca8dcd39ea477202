import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { whenIdle, whenVisible } from './optional-conditions.ts';
import { one, settled } from './page.fixture.ts';
import { startPage, stopPage } from './sleeping-page.fixture.ts';

afterEach(stopPage);

const island = (wake: string, inside = '<input><button>Press</button>') =>
  `<div data-island="a" data-wake="${wake}">${inside}</div>`;

describe('waking on interaction', () => {
  it('loads nothing before the visitor touches an island', async () => {
    const { loadHydrator } = startPage(`<p id="text">Text <a href="#x">link</a></p>${island('interaction')}`);
    // Keeps the island away from the real pointer.
    one('#text').style.height = '400vh';
    for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click']) {
      one('#text').dispatchEvent(new Event(type, { bubbles: true }));
    }
    await settled();
    expect(loadHydrator).not.toHaveBeenCalled();
  });

  it.each([...['pointerover', 'pointerdown', 'focusin', 'keydown'], ...['input', 'change']])(
    'wakes on %s inside it',
    async (type) => {
      const { hydrator, firstWake } = startPage(island('interaction'));
      one('input').dispatchEvent(new Event(type, { bubbles: true }));
      expect(await firstWake).toBe(one('[data-island]'));
      expect(hydrator.wake).toHaveBeenCalledOnce();
    },
  );

  it('wakes on a real pointer, and by keyboard', async () => {
    const pointed = startPage(island('interaction'));
    await userEvent.hover(one('input'));
    expect(await pointed.firstWake).toBe(one('[data-island]'));

    const focused = startPage(island('interaction'));
    await userEvent.tab();
    expect(await focused.firstWake).toBe(one('[data-island]'));
  });

  it('wakes an island once, however much happens inside it', async () => {
    const { hydrator } = startPage(island('interaction'));
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      one('input').dispatchEvent(new Event(type, { bubbles: true }));
    }
    await settled();
    one('input').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settled();
    expect(hydrator.wake).toHaveBeenCalledOnce();
  });

  it('does not hydrate islands that do not wake on interaction', async () => {
    const { loadHydrator } = startPage(island('reason:cart'));
    one('input').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settled();
    expect(loadHydrator).not.toHaveBeenCalled();
  });

  describe('for a visitor who saves data', () => {
    beforeEach(() =>
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
    );
    afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

    it('loads nothing when an island is only passed [2.3.14]', async () => {
      const { loadHydrator } = startPage(island('interaction'));
      await userEvent.hover(one('input'));
      await userEvent.tab();
      await userEvent.tab();
      await settled();
      expect(loadHydrator).not.toHaveBeenCalled();
    });

    it.each(['pointerdown', 'input', 'change'])('wakes it on %s', async (type) => {
      const { firstWake } = startPage(island('interaction'));
      one('input').dispatchEvent(new Event(type, { bubbles: true }));
      expect(await firstWake).toBe(one('[data-island]'));
    });

    it('wakes it for a press by keyboard, which is not lost', async () => {
      const pressed = vi.fn();
      startPage(island('interaction'));
      one('button').addEventListener('click', pressed);
      one('button').focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => pressed.mock.calls.length).toBe(1);
      expect(one('[data-island]').dataset['awake']).toBe('');
    });
  });

  it('wakes an island in content inserted later, without a scan', async () => {
    const { firstWake } = startPage('<main></main>');
    one('main').innerHTML = island('interaction');
    one('input').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(await firstWake).toBe(one('[data-island]'));
  });
});

describe('controls that the browser restores after the page has loaded', () => {
  const controls = `<input type="radio" name="size" value="a" checked><input type="radio" name="size" value="b">
    <input type="checkbox" id="news" checked><input type="checkbox" id="terms" value="1">
    <select id="country"><option>DK</option><option>DE</option></select>
    <select id="language"><option>da</option><option selected>en</option></select>
    <input id="email" type="email" value="a@b.example"><textarea id="note">Hello</textarea>
    <input type="submit" value="Send"><button>Send</button>`;
  const show = () => dispatchEvent(new Event('pageshow'));

  it.each<[string, () => void]>([
    ['a radio', () => (one<HTMLInputElement>('[value=b]').checked = true)],
    ['a ticked checkbox', () => (one<HTMLInputElement>('#terms').checked = true)],
    ['an unticked checkbox', () => (one<HTMLInputElement>('#news').checked = false)],
    ['a select without a default', () => (one<HTMLSelectElement>('#country').value = 'DE')],
    ['a select with a default', () => (one<HTMLSelectElement>('#language').value = 'da')],
    ['an emptied field', () => (one<HTMLInputElement>('#email').value = '')],
    ['a text', () => (one<HTMLTextAreaElement>('#note').value = 'Hello again')],
  ])('wake the island: %s', async (_control, restore) => {
    const { hydrator, firstWake } = startPage(island('interaction', controls));
    restore();
    show();
    expect(await firstWake).toBe(one('[data-island]'));
    expect(hydrator.wake).toHaveBeenCalledOnce();
  });

  it('load nothing if they are as the server sent them, or in no island', async () => {
    const { loadHydrator } = startPage(`<input id="outside">${island('interaction', controls)}`);
    // Keeps the island away from the real pointer.
    one('#outside').style.marginBlockEnd = '400vh';
    one<HTMLInputElement>('#outside').value = 'text';
    show();
    await settled();
    expect(loadHydrator).not.toHaveBeenCalled();
  });
});

describe('waking for another reason', () => {
  it('wakes at start only if a reason of the page is true', async () => {
    const html = `<div data-island="a" data-wake="reason:cart"></div><div data-island="b" data-wake="reason:login"></div>`;
    const { hydrator } = startPage(html, { reasons: { cart: () => true, login: () => false } });
    await settled();
    expect(hydrator.wake.mock.calls).toEqual([[one('[data-island=a]')]]);
  });

  it('wakes when a reason fires later, including islands inserted after that', async () => {
    const { hydrator, started } = startPage(island('reason:news reason:cart'));
    started.wakeFor('login');
    await settled();
    expect(hydrator.wake).not.toHaveBeenCalled();

    started.wakeFor('cart');
    await settled();
    expect(hydrator.wake).toHaveBeenLastCalledWith(one('[data-island=a]'));

    document.body.insertAdjacentHTML(
      'beforeend',
      '<main><div data-island="b" data-wake="reason:cart"></div></main>',
    );
    started.scan(one('main'));
    await settled();
    expect(hydrator.wake).toHaveBeenLastCalledWith(one('[data-island=b]'));
  });

  it('wakes on load, and when the page calls wake', async () => {
    const { hydrator, started } = startPage(
      '<div data-island="a" data-wake="load"></div><div data-island="b"></div>',
    );
    await settled();
    expect(hydrator.wake.mock.calls).toEqual([[one('[data-island=a]')]]);
    started.wake(one('[data-island=b]'));
    await settled();
    expect(hydrator.wake).toHaveBeenLastCalledWith(one('[data-island=b]'));
  });

  it('wakes when the browser is idle', async () => {
    const { firstWake } = startPage(island('idle'), { conditions: { idle: whenIdle } });
    expect(await firstWake).toBe(one('[data-island]'));
  });

  it('wakes after two seconds if the browser is never idle', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const neverIdle = vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((wake, options) => {
      if (options?.timeout) setTimeout(wake, options.timeout);
      return 0;
    });
    onTestFinished(() => neverIdle.mockRestore());
    const { hydrator } = startPage(island('idle'), { conditions: { idle: whenIdle } });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(hydrator.wake).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(hydrator.wake).toHaveBeenCalledWith(one('[data-island]'));
  });

  it('wakes when it comes into view', async () => {
    const far = '<div id="far"></div>';
    const { hydrator, firstWake } = startPage(far + island('visible'), {
      conditions: { visible: whenVisible },
    });
    one('#far').style.height = '400vh';
    await settled();
    expect(hydrator.wake).not.toHaveBeenCalled();
    one('[data-island]').scrollIntoView();
    expect(await firstWake).toBe(one('[data-island]'));
  });

  it('reports a condition that the page does not provide', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { loadHydrator } = startPage(island('visible'));
    await settled();
    expect(told).toHaveBeenCalledWith(expect.stringContaining('visible'), one('[data-island]'));
    expect(loadHydrator).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('waits for what the page fetches for it, such as styles', async () => {
    const fetched = Promise.withResolvers<void>();
    const { hydrator, firstWake, started } = startPage(island(''), { onWake: () => fetched.promise });
    started.wake(one('[data-island]'));
    await settled();
    expect(hydrator.wake).not.toHaveBeenCalled();
    fetched.resolve();
    await firstWake;
  });

  it('checks the reasons of an inserted island itself', async () => {
    const { firstWake, started } = startPage('<main></main>', { reasons: { cart: () => true } });
    one('main').innerHTML = island('reason:cart');
    started.scan(one('[data-island]'));
    expect(await firstWake).toBe(one('[data-island]'));
  });

  it('wakes islands that the hydrator requests', async () => {
    const { loadHydrator, hydrator, firstWake, started } = startPage(
      `${island('')}<div data-island="b"></div>`,
    );
    const wakeOnAtomChanges = vi.fn<(wake: (element: HTMLElement) => void) => void>();
    loadHydrator.mockResolvedValue({ ...hydrator, wakeOnAtomChanges });
    started.wake(one('[data-island=a]'));
    await firstWake;
    wakeOnAtomChanges.mock.calls[0]?.[0](one('[data-island=b]'));
    await settled();
    expect(hydrator.wake).toHaveBeenLastCalledWith(one('[data-island=b]'));
  });
});
