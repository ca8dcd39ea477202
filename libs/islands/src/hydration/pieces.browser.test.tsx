import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Island } from '../server/Island.tsx';
import { one, settled } from '../start/page.fixture.ts';
import { settledIsland, startPage, stopPage } from './page.fixture.tsx';

afterEach(stopPage);

let happened: string[];
beforeEach(() => (happened = []));

/** Runs before other browser tasks, like a visitor's event. */
function inNextTask(run: () => void): void {
  const { scheduler } = globalThis as unknown as {
    scheduler: { postTask(task: () => void, options: { priority: string }): Promise<void> };
  };
  void scheduler.postTask(run, { priority: 'user-blocking' });
}

const textAtom = atom('');
const busyAtom = atom(false);
const parts = Array.from({ length: 20 }, (_, index) => index);
/** Visitor's action right after the first part was rendered in the browser. */
let onFirstPart: (() => void) | undefined;

/** Together the parts exceed one of React's slices. */
function Part({ index }: { index: number }) {
  if (onFirstPart) {
    if (index === 0) inNextTask(onFirstPart);
    if (index === parts.length - 1 && !happened.includes('last part')) happened.push('last part');
    // eslint-disable-next-line react-hooks/purity -- as below
    const start = performance.now();
    // eslint-disable-next-line react-hooks/purity -- takes time, and renders the same whenever it does
    while (performance.now() - start < 2);
  }
  return <li>{index}</li>;
}

function Long() {
  const [text, setText] = useAtom(textAtom);
  return (
    <>
      <button onClick={() => happened.push('pressed one')}>one</button>
      <button id="two" aria-busy={useAtomValue(busyAtom)} onClick={() => happened.push('pressed two')}>
        two
      </button>
      <input onChange={({ target }) => setText(target.value)} />
      <ul>
        {parts.map((index) => (
          <Part key={index} index={index} />
        ))}
      </ul>
      <output>{text}</output>
    </>
  );
}

function startLong(whatTheVisitorDoes: () => void) {
  onFirstPart = undefined;
  const page = startPage(
    <main>
      <Island name="long" wake={['interaction']} component={Long} props={{}} />
    </main>,
    { long: { load: async () => ({ default: Long }) } },
  );
  let done = false;
  onFirstPart = () => {
    if (done) return;
    done = true;
    whatTheVisitorDoes();
  };
  return page;
}

describe('an island that hydrates slowly', () => {
  it('lets the browser run other tasks in between', async () => {
    startLong(() => happened.push('something else'));
    one('button').click();
    await settledIsland(one('[data-island]'));
    await settled();
    expect(happened).toEqual(['something else', 'last part', 'pressed one']);
  });

  it('keeps presses during hydration, in order and once each', async () => {
    const { messages } = startLong(() => {
      one('#two').click();
      one('button').click();
      one('#two').click();
    });
    one('button').click();
    await settledIsland(one('[data-island]'));
    await settled();
    expect(happened.filter((what) => what.startsWith('pressed'))).toEqual(['pressed one', 'pressed two']);
    expect(one('#two').getAttributeNames()).toEqual(['id', 'aria-busy']);
    expect(messages).toEqual([]);
  });

  it('passes text typed during hydration to the shared store', async () => {
    const { store } = startLong(() => {
      const input = one<HTMLInputElement>('input');
      Reflect.set(HTMLInputElement.prototype, 'value', 'Ada', input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    one('button').click();
    await settledIsland(one('[data-island]'));
    await settled();
    expect(store.get(textAtom)).toBe('Ada');
    expect(one('output').textContent).toBe('Ada');
    expect(one<HTMLInputElement>('input').value).toBe('Ada');
  });

  it('stops and leaves nothing behind if it is removed during hydration', async () => {
    const { hydrator } = startLong(() => one('main').remove());
    const island = one('[data-island]');
    await hydrator.wake(island);
    await settled();
    expect(island.matches('[data-awake]')).toBe(false);
    expect(island.childElementCount).toBe(0);
  });

  it('keeps the component’s own state of a control pressed during hydration', async () => {
    const { store } = startLong(() => one('#two').click());
    store.set(busyAtom, true);
    one('button').click();
    await settledIsland(one('[data-island]'));
    await settled();
    expect(happened).toContain('pressed two');
    expect(one('#two').getAttribute('aria-busy')).toBe('true');
  });
});

describe('an island that has been hydrated', () => {
  it('does not count as awake if it is removed before its presses are repeated', async () => {
    const Going = () => {
      useEffect(() => inNextTask(() => hydrator.unmountWithin(document.body)), []);
      return <button onClick={() => happened.push('press')}>x</button>;
    };
    const { hydrator } = startPage(
      <Island name="going" wake={['interaction']} component={Going} props={{}} />,
      { going: { load: async () => ({ default: Going }) } },
    );
    one('button').click();
    await hydrator.wake(one('[data-island]'));
    await settled();
    expect(one('[data-island]').matches('[data-awake]')).toBe(false);
    expect(happened).toEqual([]);
  });

  it('repeats presses in a separate task, after effects have run', async () => {
    const inBrowserAtom = atom(false);
    function Effective() {
      const inBrowser = useAtomValue(inBrowserAtom);
      useEffect(() => {
        if (!inBrowser) return;
        happened.push('effect');
        inNextTask(() => happened.push('something else'));
      }, [inBrowser]);
      return <button onClick={() => happened.push('press')}>x</button>;
    }
    const { store } = startPage(
      <Island name="effective" wake={['interaction']} component={Effective} props={{}} />,
      { effective: { load: async () => ({ default: Effective }) } },
    );
    store.set(inBrowserAtom, true);
    one('button').click();
    await settledIsland(one('[data-island]'));
    await settled();
    expect(happened).toEqual(['effect', 'something else', 'press']);
  });
});
