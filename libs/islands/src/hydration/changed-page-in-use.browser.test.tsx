import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { Island } from '../server/Island.tsx';
import { one, settled } from '../start/page.fixture.ts';
import { foreignChanges } from '../testing/foreign-changes.ts';
import { settledIsland, startPage, stopPage } from './page.fixture.tsx';

/** The visitor’s action between two of the pieces in which React renders the island. */
let actInBetween: (() => void) | undefined;
const pressed = vi.fn<() => void>();

/** Runs before other browser tasks, like a visitor's event. */
function inNextTask(run: () => void): void {
  const { scheduler } = globalThis as unknown as {
    scheduler: { postTask(task: () => void, options: { priority: string }): Promise<void> };
  };
  void scheduler.postTask(run, { priority: 'user-blocking' });
}

function takeAction(): void {
  actInBetween?.();
  actInBetween = undefined;
}

/** Several parts exceed one of React's slices. */
function Part(): ReactElement {
  if (actInBetween) inNextTask(takeAction);
  // eslint-disable-next-line react-hooks/purity -- takes time, and renders the same whenever it does
  for (const start = performance.now(); performance.now() - start < 2;);
  return <li />;
}

/** Shows what it has been told, like an island that keeps its values in an atom. */
function Form(): ReactElement {
  const [told, setTold] = useState<Record<string, string | boolean>>({});
  const notify = (name: string, value: string | boolean) =>
    setTold((before) => ({ ...before, [name]: value }));
  return (
    <>
      <ul>
        {Array.from({ length: 10 }, (_, index) => (
          <Part key={index} />
        ))}
      </ul>
      <form onSubmit={(event) => event.preventDefault()}>
        <input name="name" defaultValue="" onChange={({ target }) => notify('name', target.value)} />
        <input name="email" type="email" onChange={({ target }) => notify('email', target.value)} />
        <textarea name="note" defaultValue="" onChange={({ target }) => notify('note', target.value)} />
        <label>
          <input type="checkbox" name="terms" onChange={({ target }) => notify('terms', target.checked)} />
          Terms
        </label>
        {['small', 'large'].map((size) => (
          <input
            key={size}
            type="radio"
            name="size"
            value={size}
            defaultChecked={size === 'small'}
            onChange={({ target }) => notify('size', target.value)}
          />
        ))}
        <select name="country" defaultValue="DK" onChange={({ target }) => notify('country', target.value)}>
          <option value="DK">Denmark</option>
          <option value="SE">Sweden</option>
        </select>
        <button type="button" onClick={pressed}>
          Press
        </button>
        <button type="button">Other</button>
        <output>{JSON.stringify(told)}</output>
      </form>
    </>
  );
}

const island = () => one('[data-island]');
const field = (name: string) => one<HTMLInputElement>(`[name=${name}]`);
const readTold = () => JSON.parse(one('output').textContent) as object;
const readForm = () => Object.fromEntries(new FormData(one<HTMLFormElement>('form')));
/** Enters text as a keyboard does, in this task. */
const type = (text: string) => document.execCommand('insertText', false, text);

let page: ReturnType<typeof startPage>;
beforeEach(() => {
  actInBetween = undefined;
  pressed.mockClear();
  // Only tests wake it: the pointer may lie over it since another test.
  page = startPage(<Island name="form" wake={[]} component={Form} props={{}} />, {
    form: { load: async () => ({ default: Form }) },
  });
  foreignChanges['icons after fields (password managers)'](island());
});
afterEach(async () => {
  // Chromium ends the press of a finger a moment after it was lifted, and with it any press that has begun since.
  await expect.poll(() => document.querySelector(':active')).toBeNull();
  expect(page.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  stopPage();
});

/** React replaces the changed form after the visitor has done something. */
async function replaceAfter(act: () => void): Promise<void> {
  const old = field('name');
  actInBetween = act;
  page.started.wake(island());
  await settledIsland(island());
  await settled();
  expect(old.isConnected).toBe(false);
  expect(page.onCrash).not.toHaveBeenCalled();
}

describe('while React renders an island again because something has changed it', () => {
  it('the focus moves on to the next field, where the visitor types on [2.3.24]', async () => {
    field('name').focus();
    type('Ada');
    await replaceAfter(() => field('note').focus());
    type('Second floor');
    expect(document.activeElement).toBe(field('note'));
    expect(readForm()).toMatchObject({ name: 'Ada', note: 'Second floor' });
  });

  it.each(['name', 'email', 'note'])(
    'text that is typed, before, meanwhile and after is one: %s',
    async (name) => {
      field(name).focus();
      type('a');
      await replaceAfter(() => ['d', 'a', '@'].forEach(type));
      type('b');
      await settled();
      expect(readForm()).toMatchObject({ [name]: 'ada@b' });
      expect(readTold()).toEqual({ [name]: 'ada@b' });
    },
  );

  it('typing replaces the text that was selected meanwhile', async () => {
    field('note').focus();
    type('Ada Lovelace');
    await replaceAfter(() => field('note').setSelectionRange(0, 3));
    type('Countess');
    expect(field('note').value).toBe('Countess Lovelace');
  });

  const fillIn = (controls: Record<string, HTMLInputElement>) => {
    const put = (name: string, property: string, value: unknown) => {
      Reflect.set(controls[name] as object, property, value);
      for (const event of ['input', 'change'])
        controls[name]?.dispatchEvent(new Event(event, { bubbles: true }));
    };
    put('name', 'value', 'Ada');
    put('email', 'value', 'ada@b.example');
    put('note', 'value', 'Second floor');
    put('terms', 'checked', true);
    put('size', 'checked', true);
    put('country', 'value', 'SE');
  };
  const findControls = () => ({
    ...Object.fromEntries(['name', 'email', 'note', 'terms', 'country'].map((name) => [name, field(name)])),
    size: one<HTMLInputElement>('[value=large]'),
  });
  const values = { name: 'Ada', email: 'ada@b.example', note: 'Second floor', size: 'large', country: 'SE' };

  it('a program fills in every kind of control, and the island is told', async () => {
    await replaceAfter(() => fillIn(findControls()));
    expect(readForm()).toEqual({ ...values, terms: 'on' });
    expect(readTold()).toEqual({ ...values, terms: true });
  });

  it('a program fills in the controls that it found before', async () => {
    const old = findControls();
    await replaceAfter(() => undefined);
    fillIn(old);
    await settled();
    expect(readForm()).toEqual({ ...values, terms: 'on' });
    expect(readTold()).toEqual({ ...values, terms: true });
  });

  describe('a press that began before', () => {
    async function send(device: 'Mouse' | 'Key', event: object): Promise<void> {
      await cdp().send(`Input.dispatch${device}Event`, event as never);
    }
    function findPoint(control: Element): { x: number; y: number } {
      const frame = (window.frameElement as Element).getBoundingClientRect();
      const { left, top } = control.getBoundingClientRect();
      return { x: frame.x + left + 4, y: frame.y + top + 4 };
    }
    const mouse = (type: string, control: Element) =>
      send('Mouse', { type, ...findPoint(control), button: 'left', clickCount: 1 });
    const button = () => one('button');
    const other = () => one('button:last-of-type');

    it('counts once when the mouse is released', async () => {
      await mouse('mousePressed', button());
      await replaceAfter(() => undefined);
      await mouse('mouseReleased', button());
      expect(pressed).toHaveBeenCalledOnce();
      await mouse('mousePressed', button());
      await mouse('mouseReleased', button());
      expect(pressed).toHaveBeenCalledTimes(2);
    });

    it('counts on a label', async () => {
      await mouse('mousePressed', one('label'));
      await replaceAfter(() => undefined);
      await mouse('mouseReleased', one('label'));
      expect(field('terms').checked).toBe(true);
      expect(readTold()).toEqual({ terms: true });
    });

    it('does not count when the mouse is released elsewhere', async () => {
      await mouse('mousePressed', button());
      await replaceAfter(() => undefined);
      await mouse('mouseReleased', other());
      await mouse('mousePressed', other());
      await mouse('mouseReleased', button());
      expect(pressed).not.toHaveBeenCalled();
    });

    const moveDown = () => {
      const above = document.createElement('div');
      above.style.blockSize = '300px';
      island().before(above);
    };
    const touch = (type: 'Start' | 'End', point?: { x: number; y: number }) =>
      send('Touch' as never, { type: `touch${type}`, touchPoints: point ? [point] : [] });

    it('counts once when the finger is lifted, wherever the button has moved', async () => {
      await touch('Start', findPoint(button()));
      await replaceAfter(moveDown);
      await touch('End');
      await expect.poll(() => pressed.mock.calls).toHaveLength(1);
      await touch('Start', findPoint(button()));
      await touch('End');
      await expect.poll(() => pressed.mock.calls).toHaveLength(2);
    });

    it('opens the keyboard for the field that a finger has touched', async () => {
      await touch('Start', findPoint(field('note')));
      await replaceAfter(moveDown);
      await touch('End');
      await expect.poll(() => document.activeElement).toBe(field('note'));
    });

    it('does not count when the finger slides off', async () => {
      const old = button();
      await replaceAfter(() => undefined);
      // In Chromium nearly every slide scrolls, and such a touch cannot be cancelled.
      for (const type of ['touchmove', 'touchend'])
        old.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true }));
      expect(pressed).not.toHaveBeenCalled();
    });

    it('counts once when the space bar is released', async () => {
      button().focus();
      const key = { key: ' ', code: 'Space', windowsVirtualKeyCode: 32 };
      await send('Key', { type: 'keyDown', ...key, text: ' ' });
      await replaceAfter(() => undefined);
      await send('Key', { type: 'keyUp', ...key });
      expect(pressed).toHaveBeenCalledOnce();
    });
  });
});
