import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hydrator } from './hydrator.ts';
import { one, settled } from './page.fixture.ts';
import { startPage, stopPage } from './sleeping-page.fixture.ts';

afterEach(stopPage);

/** An island that only a press wakes: the real pointer may rest anywhere. */
const page = (inside: string) => `<div data-island="a" data-wake="">${inside}</div>`;

/** A page whose island wakes only when `wakeNow` is called. */
function startSlowPage(html: string) {
  const slow = Promise.withResolvers();
  const started = startPage(html);
  started.hydrator.wake.mockImplementation(async (element) => {
    await slow.promise;
    element.dataset['awake'] = '';
  });
  const wakeNow = async () => {
    slow.resolve(undefined);
    await settled();
  };
  return { ...started, wakeNow };
}

function listen(selector: string, type = 'click') {
  const seen = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  one(selector).addEventListener(type, seen);
  return seen;
}

describe('a press in a sleeping island', () => {
  it.each([
    '<button>x</button>',
    '<button><b>x</b></button>',
    '<input type="button">',
    ...['button', 'tab', 'switch', 'checkbox', 'radio', 'menuitem'].map(
      (role) => `<div role="${role}">x</div>`,
    ),
    '<div data-replay>x</div>',
  ])('of %s is held, and repeated once the island is awake', async (html) => {
    const { wakeNow } = startSlowPage(page(html));
    const pressed = listen('[data-island] > *');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    one('[data-island] > :first-child').dispatchEvent(click);
    expect(pressed).not.toHaveBeenCalled();
    expect(click.defaultPrevented).toBe(true);
    await wakeNow();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is marked as busy in the same task, until the island is awake', async () => {
    const { wakeNow } = startSlowPage(
      page('<button><b>x</b></button><i aria-busy="false" role="button">y</i>'),
    );
    one('b').click();
    one('i').click();
    expect(one('button').outerHTML).toContain('<button data-waking="" aria-busy="true">');
    expect(one('i').getAttribute('aria-busy')).toBe('true');
    await wakeNow();
    expect(one('[data-island]').innerHTML).toBe(
      '<button><b>x</b></button><i aria-busy="false" role="button">y</i>',
    );
  });

  it('counts repeated presses once, with the keys and position of the last', async () => {
    const { wakeNow } = startSlowPage(page('<button>x</button>'));
    const pressed = listen('button');
    one('button').dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, clientX: 1 }));
    one('button').dispatchEvent(
      new PointerEvent('click', {
        bubbles: true,
        cancelable: true,
        clientX: 7,
        ctrlKey: true,
        pointerType: 'pen',
      }),
    );
    await wakeNow();
    expect(pressed).toHaveBeenCalledOnce();
    expect(pressed.mock.calls[0]?.[0]).toMatchObject({ clientX: 7, ctrlKey: true, pointerType: 'pen' });
  });

  it('is repeated for each control, in the order of the last presses', async () => {
    const { wakeNow } = startSlowPage(page('<button id="plus">+</button><button id="minus">-</button>'));
    const order: string[] = [];
    one('[data-island]').addEventListener('click', ({ target }) => order.push((target as Element).id));
    one('#plus').click();
    one('#minus').click();
    one('#plus').click();
    await wakeNow();
    expect(order).toEqual(['minus', 'plus']);
  });

  it('is repeated on the control if the pressed element is gone', async () => {
    const { wakeNow } = startSlowPage(page('<button><b>x</b></button>'));
    const pressed = listen('button');
    one('b').click();
    one('b').remove();
    await wakeNow();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('wakes the island whatever its wake conditions', async () => {
    const { firstWake } = startPage('<div data-island="a" data-wake="visible"><button>x</button></div>');
    one('button').click();
    expect(await firstWake).toBe(one('[data-island]'));
  });

  it.each([
    ['a link', '<a href="#there" role="button">x</a>'],
    ['the button of a popover', '<button popovertarget="menu"><b>x</b></button>'],
    ['a link inside a control', '<div data-replay><a href="#there">x</a></div>'],
    ['a checkbox', '<input type="checkbox" role="switch">'],
    ['a label', '<div role="button"><label>x<input type="checkbox"></label></div>'],
    ['a summary', '<details><summary>x</summary></details>'],
    ['plain text', '<p>x</p>'],
  ])('is not held on %s', async (_what, html) => {
    startSlowPage(page(html));
    const seen = listen('[data-island]');
    one('[data-island] :is(a, b, input, summary, p)').click();
    expect(seen).toHaveBeenCalledOnce();
  });

  it('is not held in an awake island or outside islands', async () => {
    const { hydrator, started } = startPage(
      `${page('<button id="in">x</button>')}<button id="out">x</button>`,
    );
    started.wake(one('[data-island]'));
    await settled();
    const pressed = [listen('#in'), listen('#out')];
    one('#in').click();
    one('#out').click();
    for (const press of pressed) expect(press).toHaveBeenCalledOnce();
    expect(hydrator.wake).toHaveBeenCalledOnce();
  });
});

describe('a submit in a sleeping island', () => {
  it('is held and repeated once, with its submit event', async () => {
    const { wakeNow } = startSlowPage(page('<form><input name="q"></form>'));
    const submitted = listen('form', 'submit');
    one<HTMLFormElement>('form').requestSubmit();
    one<HTMLFormElement>('form').requestSubmit();
    expect(submitted).not.toHaveBeenCalled();
    expect(one('form').dataset['waking']).toBe('');
    await wakeNow();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('by a submit button is repeated once, from that button', async () => {
    const { wakeNow } = startSlowPage(page('<form><button name="go" value="1">Go</button></form>'));
    const submitted = listen('form', 'submit');
    one('button').click();
    expect(submitted).not.toHaveBeenCalled();
    await wakeNow();
    expect(submitted).toHaveBeenCalledOnce();
    expect(submitted.mock.calls[0]?.[0]).toMatchObject({ submitter: one('button') });
  });
});

describe('when the code cannot be loaded', () => {
  it('reports it, clears the busy state, drops the press and tries again on the next touch', async () => {
    const onChunkFailure = vi.fn();
    const loadHydrator = vi.fn<() => Promise<Hydrator>>().mockRejectedValueOnce(new Error('no network'));
    const { hydrator } = startPage(page('<button>x</button>'), { onChunkFailure, loadHydrator });
    const pressed = listen('button');
    one('button').click();
    await settled();
    expect(onChunkFailure.mock.calls).toEqual([[new Error('no network')]]);
    expect(one('[data-island]').innerHTML).toBe('<button>x</button>');
    expect(pressed).not.toHaveBeenCalled();

    loadHydrator.mockResolvedValue(hydrator);
    one('button').click();
    await settled();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('reloads only the island if React has loaded', async () => {
    const onChunkFailure = vi.fn();
    const { loadHydrator, hydrator } = startPage(page('<button>x</button>'), { onChunkFailure });
    hydrator.wake.mockRejectedValueOnce(new Error('404'));
    const pressed = listen('button');
    one('button').click();
    await settled();
    expect(onChunkFailure).toHaveBeenCalledOnce();
    one('button').click();
    await settled();
    expect(pressed).toHaveBeenCalledOnce();
    expect(loadHydrator).toHaveBeenCalledOnce();
  });
});

describe('in a crashed island', () => {
  it('nothing is held or woken, and no form is submitted natively', async () => {
    const { loadHydrator } = startPage(
      '<div data-island="a" data-wake="interaction load" data-crashed></div>',
    );
    one('[data-island]').innerHTML = '<button>x</button><form><input name="secret"></form>';
    const pressed = listen('button');
    one('button').click();
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    one('form').dispatchEvent(submit);
    await settled();
    expect(pressed).toHaveBeenCalledOnce();
    expect(submit.defaultPrevented).toBe(true);
    expect(loadHydrator).not.toHaveBeenCalled();
  });
});
