import { atom, useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Island } from '../server/Island.tsx';
import { one, settled } from '../start/page.fixture.ts';
import { settledIsland, startPage, stopPage } from './page.fixture.tsx';

afterEach(stopPage);

const inBrowserAtom = atom(false);
const boom = new Error('boom');

/** Renders normally under a fresh store, and throws under the shared one. */
function ThrowsAwake() {
  if (useAtomValue(inBrowserAtom)) throw boom;
  return (
    <form>
      <input name="email" />
      <button>Send</button>
    </form>
  );
}

function ThrowsInEffect() {
  useEffect(() => {
    throw boom;
  });
  return <button>Send</button>;
}

function ThrowsLater() {
  const [broken, setBroken] = useState(false);
  if (broken) throw boom;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input name="email" />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  );
}

function startCrashing(component: ComponentType<object>) {
  const started = startPage(
    <>
      <Island name="crashing" wake={['interaction']} component={component} props={{}} />
      <p>The rest of the page</p>
    </>,
    { crashing: { load: async () => ({ default: component }) } },
  );
  started.store.set(inBrowserAtom, true);
  return started;
}

describe('an island that throws', () => {
  it.each([
    ['while it wakes', ThrowsAwake],
    ['in an effect', ThrowsInEffect],
  ])('%s restores the server’s HTML and reports the crash', async (_when, component) => {
    const { onCrash, store } = startCrashing(component);
    store.set(inBrowserAtom, true);
    const html = one('[data-island]').innerHTML;
    await userEvent.click(one('button'));
    await settledIsland(one('[data-island]'));
    await settled();
    expect(one('[data-island]').innerHTML).toBe(html);
    expect(onCrash.mock.calls).toEqual([['crashing', boom]]);
    expect(one('[data-island]').dataset).toMatchObject({ crashed: '' });
    expect(one('[data-island]').dataset).not.toHaveProperty('awake');
    expect(one('p').textContent).toBe('The rest of the page');
  });

  it('is not woken again', async () => {
    const { hydrator, onCrash } = startCrashing(ThrowsAwake);
    await userEvent.hover(one('button'));
    await settledIsland(one('[data-island]'));
    await userEvent.click(one('input'));
    await hydrator.wake(one('[data-island]'));
    await settled();
    expect(onCrash).toHaveBeenCalledOnce();
  });

  it('long after waking keeps typed text and focus', async () => {
    const { onCrash } = startCrashing(ThrowsLater);
    await userEvent.type(one('input'), 'ada@example.org');
    await settledIsland(one('[data-island]'));
    one('button').addEventListener('pointerdown', (event) => event.preventDefault());
    one('button').addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.click(one('button'));
    await settled();
    expect(onCrash).toHaveBeenCalledOnce();
    expect(one<HTMLInputElement>('input').value).toBe('ada@example.org');
    expect(document.activeElement).toBe(one('input'));
    expect(one('[data-island]').dataset).not.toHaveProperty('awake');
  });

  it('writes nothing to the console: reporting is up to the page', async () => {
    const { messages } = startCrashing(ThrowsLater);
    await userEvent.click(one('button'));
    await settledIsland(one('[data-island]'));
    await settled();
    expect(messages).toEqual([]);
  });
});

describe('an island that cannot be hydrated at all', () => {
  it('keeps its HTML and reports an unknown name', async () => {
    const { onCrash, started } = startPage(<div data-island="constructor" />, {});
    started.wake(one('[data-island]'));
    await settledIsland(one('[data-island]'));
    expect(onCrash.mock.calls).toEqual([['constructor', new Error('Unknown island "constructor"')]]);
  });

  it('keeps its HTML and reports props that are not JSON', async () => {
    const { onCrash, started } = startPage(
      <div data-island="crashing" data-props="{">
        text
      </div>,
      { crashing: { load: async () => ({ default: ThrowsLater }) } },
    );
    started.wake(one('[data-island]'));
    await settledIsland(one('[data-island]'));
    expect(onCrash.mock.calls).toEqual([['crashing', new Error('Invalid props of island "crashing"')]]);
    expect(one('[data-island]').textContent).toBe('text');
  });

  it('reports in development if server and browser render different HTML, and continues', async () => {
    const Different = () => <p>{document.querySelector('[data-island]') ? 'browser' : 'server'}</p>;
    const { messages, onCrash, started } = startPage(
      <Island name="different" wake={[]} component={Different} props={{}} />,
      { different: { load: async () => ({ default: Different }) } },
    );
    started.wake(one('[data-island]'));
    await settledIsland(one('[data-island]'));
    await settled();
    expect(messages.join()).toContain('Hydration failed');
    expect(one('p').textContent).toBe('browser');
    expect(onCrash).not.toHaveBeenCalled();
  });
});
