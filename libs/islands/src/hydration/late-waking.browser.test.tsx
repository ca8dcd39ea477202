import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Island } from '../server/Island.tsx';
import { one, settled } from '../start/page.fixture.ts';
import { settledIsland, startPage, stopPage } from './page.fixture.tsx';

afterEach(stopPage);

const countAtom = atom(0);

function Counter({ label }: { label: string }) {
  const [count, setCount] = useAtom(countAtom);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      {count > 2 && <p>Many</p>}
      <button aria-busy={false} onClick={() => setCount((now) => now + 1)}>
        {count} of them
      </button>
    </section>
  );
}

const counter = { load: async () => ({ default: Counter }) };
const CounterIsland = ({ label = 'Count' }) => (
  <Island name="counter" wake={['interaction']} component={Counter} props={{ label }} />
);

describe('waking late', () => {
  it('hydrates without console messages after the shared store has changed, and shows its current state', async () => {
    const { messages, store } = startPage(<CounterIsland />, { counter });
    store.set(countAtom, 5);
    expect(one('button').textContent).toBe('0 of them');
    await userEvent.hover(one('button'));
    await settledIsland(one('[data-island]'));
    expect(one('button').textContent).toBe('5 of them');
    expect(one('p').textContent).toBe('Many');
    await settled();
    expect(messages).toEqual([]);
  });

  it('counts the first click once, under the shared store', async () => {
    const { messages, store } = startPage(<CounterIsland />, { counter });
    store.set(countAtom, 5);
    await userEvent.click(one('button'));
    await settledIsland(one('[data-island]'));
    await settled();
    expect(store.get(countAtom)).toBe(6);
    expect(one('button').textContent).toBe('6 of them');
    expect(one('button').getAttributeNames()).toEqual(['aria-busy']);
    expect(one('button').getAttribute('aria-busy')).toBe('false');
    await userEvent.click(one('button'));
    expect(store.get(countAtom)).toBe(7);
    expect(messages).toEqual([]);
  });

  it('runs the code of an island ahead without waking it, and ignores an unknown one', async () => {
    const load = vi.fn(counter.load);
    // The pointer may lie over it since another test.
    const island = (
      <Island name="counter" wake={['reason:none']} component={Counter} props={{ label: 'Count' }} />
    );
    const { hydrator } = startPage(island, { counter: { load } });
    await hydrator.load('counter');
    await hydrator.load('unknown');
    await settled();
    expect(load).toHaveBeenCalledOnce();
    expect(one('[data-island]').matches('[data-awake]')).toBe(false);
  });

  it('counts the Enter key once', async () => {
    const { store } = startPage(<CounterIsland />, { counter });
    one('button').focus();
    await userEvent.keyboard('{Enter}');
    await settledIsland(one('[data-island]'));
    await settled();
    expect(store.get(countAtom)).toBe(1);
  });

  it('keeps the elements that the server sent', async () => {
    startPage(<CounterIsland />, { counter });
    const button = one('button');
    await userEvent.click(button);
    await settledIsland(one('[data-island]'));
    expect(one('button')).toBe(button);
  });

  it('shares atoms between all islands of the page, each with its own IDs', async () => {
    const { messages } = startPage(
      <>
        <CounterIsland label="One" />
        <CounterIsland label="Two" />
      </>,
      { counter },
    );
    const [first, second] = [...document.querySelectorAll<HTMLElement>('[data-island]')] as [
      HTMLElement,
      HTMLElement,
    ];
    await userEvent.click(one('button'));
    await settledIsland(first);
    second.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settledIsland(second);
    await settled();
    expect(second.textContent).toBe('Two1 of them');
    expect(first.querySelector('h2')?.id).not.toBe(second.querySelector('h2')?.id);
    expect(messages).toEqual([]);
  });

  it('repeats the click after the component’s effects have run under the shared store', async () => {
    const seen = vi.fn();
    function Listening() {
      const count = useAtomValue(countAtom);
      useEffect(() => {
        const listener = () => seen(count);
        one('button').addEventListener('click', listener);
        return () => one('button').removeEventListener('click', listener);
      }, [count]);
      return <button>x</button>;
    }
    const { store } = startPage(
      <Island name="listening" wake={['interaction']} component={Listening} props={{}} />,
      { listening: { load: async () => ({ default: Listening }) } },
    );
    store.set(countAtom, 5);
    one('button').click();
    await settledIsland(one('[data-island]'));
    await settled();
    expect(seen.mock.calls).toEqual([[5]]);
  });

  it('hydrates pictures without console messages', async () => {
    const Picture = ({ src }: { src: string }) => <img src={src} alt="" width={10} height={10} />;
    const { messages, started } = startPage(
      <Island name="picture" wake={[]} component={Picture} props={{ src: '/__vitest_test__/none.png' }} />,
      { picture: { load: async () => ({ default: Picture }) } },
    );
    started.wake(one('[data-island]'));
    await settledIsland(one('[data-island]'));
    await settled();
    expect(one('[data-island]').innerHTML).toMatch(/^<img/);
    expect(messages).toEqual([]);
  });
});

describe('an atom that a sleeping island names', () => {
  const openAtom = atom(false);
  const Drawer = () => <p>{useAtomValue(openAtom) ? 'open' : 'closed'}</p>;
  const Opener = () => {
    const open = useSetAtom(openAtom);
    return <button onClick={() => open(true)}>Open</button>;
  };
  const islands = {
    drawer: { load: async () => ({ default: Drawer }), wakesOn: [openAtom] },
    opener: { load: async () => ({ default: Opener }) },
  };

  it('wakes it on a change, once React runs', async () => {
    const { messages } = startPage(
      <>
        <Island name="opener" wake={['interaction']} component={Opener} props={{}} />
        <Island name="drawer" wake={['interaction']} component={Drawer} props={{}} />
      </>,
      islands,
    );
    await userEvent.click(one('button'));
    await settledIsland(one('[data-island=drawer]'));
    await expect.poll(() => one('p').textContent).toBe('open');
    await settled();
    expect(messages).toEqual([]);
  });
});
