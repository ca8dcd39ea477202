import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Island } from '../server/Island.tsx';
import { one, settled } from '../start/page.fixture.ts';
import { foreignChanges, readOriginalText } from '../testing/foreign-changes.ts';
import { settledIsland, startPage, stopPage } from './page.fixture.tsx';

let happened: string[];
beforeEach(() => (happened = []));
afterEach(() => {
  stopPage();
  for (const element of document.head.querySelectorAll('meta:first-child,style:last-child:empty'))
    element.remove();
});

const countAtom = atom(0);

/** Texts beside others, elements that come and go, and everything in which a visitor leaves something. */
function Everything() {
  const [count, setCount] = useAtom(countAtom);
  const [sent, setSent] = useState<string>();
  return (
    <>
      {count} of them
      {count > 0 && ' and more'}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const values = Object.fromEntries(new FormData(event.currentTarget));
          happened.push(JSON.stringify(values));
          setSent(JSON.stringify(values));
        }}
      >
        {sent ? <p>Sent: {sent}</p> : 'Not sent'}
        <label>
          Name <input name="name" defaultValue="" />
        </label>
        {count < 2 && <input name="code" defaultValue="" aria-label="Code" />}
        <input name="code" defaultValue="" aria-label="Second code" />
        <textarea name="note" defaultValue="" />
        <textarea
          name="letter"
          defaultValue="Dear house,"
          onChange={({ target }) => happened.push(target.value)}
        />
        <select name="country" defaultValue="DK">
          <option value="DK">Denmark</option>
          <option value="SE">Sweden</option>
        </select>
        <input type="checkbox" name="terms" />
        <button>{sent ? 'Send again' : <b>Send</b>}</button>
      </form>
      <button onClick={() => setCount((now) => now - 1)} className="step">
        Fewer
      </button>
      <button onClick={() => setCount((now) => now + 1)} className="step">
        {count > 0 ? <i>and</i> : 'One'} more
      </button>
      <details>
        <summary>Details</summary> more {count}
      </details>
      <button popoverTarget="menu">Menu</button>
      <div popover="auto" id="menu">
        Menu of {count}
      </div>
    </>
  );
}

function startEverything() {
  return startPage(
    // Only a press wakes it: the pointer may lie over it since another test.
    <Island name="everything" wake={[]} component={Everything} props={{}} />,
    { everything: { load: async () => ({ default: Everything }) } },
  );
}

const island = () => one('[data-island]');
const more = () => island().querySelectorAll<HTMLElement>('.step')[1] as HTMLElement;
const submit = () => one('form button:last-of-type');
const changes = Object.entries(foreignChanges);
const icons = foreignChanges['icons after fields (password managers)'];
const isAwake = async () => {
  await settledIsland(island());
  await settled();
  await settled();
};

describe.each(changes)('before an island wakes, after %s', (_name, change) => {
  it('the first press counts once, on the control that stands there then', async () => {
    const { store, onCrash } = startEverything();
    change(island());
    more().click();
    await isAwake();
    expect(store.get(countAtom)).toBe(1);
    expect(readOriginalText(island())).toContain('1 of them and more');
    expect(document.querySelector('[aria-busy],[data-waking]')).toBeNull();
    more().click();
    await settled();
    expect(store.get(countAtom)).toBe(2);
    expect(onCrash).not.toHaveBeenCalled();
  });

  it('a submit by Enter counts once, with all that was filled in', async () => {
    const { onCrash } = startEverything();
    change(island());
    await userEvent.fill(one('[name=note]'), 'Second floor');
    await userEvent.fill(one('[name=letter]'), 'Dear all');
    await userEvent.selectOptions(one('[name=country]'), 'SE');
    await userEvent.click(one('[name=terms]'));
    await userEvent.fill(one('[name=name]'), 'Ada');
    await userEvent.keyboard('{Enter}');
    await isAwake();
    const values = {
      ...{ name: 'Ada', code: '', note: 'Second floor', letter: 'Dear all', country: 'SE', terms: 'on' },
    };
    expect(happened).toEqual(['Dear all', JSON.stringify(values)]);
    expect(document.activeElement).toBe(one('[name=name]'));
    expect(readOriginalText(one('form'))).toContain('Sent: {');
    expect(onCrash).not.toHaveBeenCalled();
  });

  it('what is open stays open, and the focus where it is', async () => {
    startEverything();
    change(island());
    one('summary').click();
    await userEvent.fill(one('[name=name]'), 'Ada');
    one('[popovertarget]').click();
    more().click();
    await isAwake();
    expect(one('#menu').matches(':popover-open')).toBe(true);
    expect(one<HTMLDetailsElement>('details').open).toBe(true);
    expect(document.activeElement).toBe(one('[name=name]'));
    // At its end, where the visitor goes on typing.
    expect(one<HTMLInputElement>('[name=name]').selectionStart).toBe(3);
  });
});

describe.each(changes)('after an island has woken, after %s', (_name, change) => {
  it('every press counts, and every text follows', async () => {
    const { store, onCrash, messages, started } = startEverything();
    started.wake(island());
    await isAwake();
    const name = one<HTMLInputElement>('[name=name]');
    await userEvent.fill(name, 'Ada');
    for (const count of [1, 2, 1, 0, 1]) {
      change(island());
      await settled();
      await vi.dynamicImportSettled();
      const [fewer, further] = island().querySelectorAll<HTMLElement>('.step');
      (count > store.get(countAtom) ? further : fewer)?.click();
      await settled();
      expect(store.get(countAtom)).toBe(count);
      const text = readOriginalText(island());
      expect(text.replaceAll(`${count} of them`, '')).not.toMatch(/\d of them/);
      expect(text).toContain(`${count} of them`);
      expect(text.includes('and more')).toBe(count > 0);
      expect(text).toContain(`Menu of ${count}`);
    }
    submit().click();
    await settled();
    expect(happened).toHaveLength(1);
    expect(readOriginalText(one('form'))).toContain('Sent: {');
    expect(readOriginalText(one('form'))).not.toContain('Not sent');
    expect(name.isConnected).toBe(true);
    expect(name.value).toBe('Ada');
    expect(onCrash).not.toHaveBeenCalled();
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  });
});

describe('a page that something else has changed', () => {
  const change = foreignChanges['a translation that wraps texts (Chrome)'];

  it('is reported once, with the first island in which that is found', async () => {
    const { onForeignChange, hydrator, started } = startEverything();
    change(island());
    started.wake(island());
    await isAwake();
    expect(onForeignChange.mock.calls).toEqual([['everything']]);
    change(island());
    await settled();
    await vi.dynamicImportSettled();
    more().click();
    await settled();
    expect(onForeignChange).toHaveBeenCalledOnce();
    hydrator.unmountWithin(document.body);
  });

  it('is not reported if nothing was changed', async () => {
    const { onForeignChange, store } = startEverything();
    more().click();
    await isAwake();
    more().click();
    await settled();
    expect(store.get(countAtom)).toBe(2);
    expect(onForeignChange).not.toHaveBeenCalled();
  });

  it('keeps its typed text, choices and open popover if the island throws', async () => {
    const Throwing = () => {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('boom');
      return (
        <>
          <input name="name" defaultValue="" />
          <input name="terms" type="checkbox" />
          <div popover="auto" id="menu">
            <button onClick={() => setBroken(true)}>Break</button>
          </div>
        </>
      );
    };
    const { onCrash, started } = startPage(
      <Island name="throwing" wake={[]} component={Throwing} props={{}} />,
      { throwing: { load: async () => ({ default: Throwing }) } },
    );
    icons(island());
    started.wake(island());
    await isAwake();
    await userEvent.fill(one('[name=name]'), 'Ada');
    one('[name=terms]').click();
    one('#menu').showPopover();
    one('#menu button').click();
    await expect.poll(() => onCrash).toHaveBeenCalledOnce();
    expect(one<HTMLInputElement>('[name=name]').value).toBe('Ada');
    expect(one<HTMLInputElement>('[name=terms]').checked).toBe(true);
    expect(one('#menu').matches(':popover-open')).toBe(true);
  });
});
