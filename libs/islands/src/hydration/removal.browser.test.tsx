import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Island } from '../server/Island.tsx';
import { one, settled } from '../start/page.fixture.ts';
import { settledIsland, startPage, stopPage } from './page.fixture.tsx';

const mounted = vi.fn();
const unmounted = vi.fn();

function Mounted() {
  useEffect(() => {
    mounted();
    return () => {
      unmounted();
    };
  }, []);
  return <p>text</p>;
}

const load = vi.fn(async () => ({ default: Mounted }));
const page = (
  <main>
    <Island name="mounted" wake={[]} component={Mounted} props={{}} />
  </main>
);

beforeEach(() => vi.clearAllMocks());
afterEach(stopPage);

async function startAwake() {
  const started = startPage(page, { mounted: { load } });
  started.started.wake(one('[data-island]'));
  await settledIsland(one('[data-island]'));
  return started;
}

describe('an island that is removed from the page', () => {
  it('is unmounted', async () => {
    await startAwake();
    expect(mounted).toHaveBeenCalledOnce();
    one('main').remove();
    await settled();
    expect(unmounted).toHaveBeenCalledOnce();
  });

  it('stays mounted when it is only moved', async () => {
    await startAwake();
    document.body.append(one('[data-island]'));
    await settled();
    expect(unmounted).not.toHaveBeenCalled();
    expect(one('p').textContent).toBe('text');
  });

  it('is unmounted at once if the page announces the removal', async () => {
    const { hydrator } = await startAwake();
    hydrator.unmountWithin(document.createElement('div'));
    expect(unmounted).not.toHaveBeenCalled();
    hydrator.unmountWithin(one('main'));
    expect(unmounted).toHaveBeenCalledOnce();
  });

  it('is not mounted if it is removed while its code loads', async () => {
    const { promise: code, resolve: codeArrives } = Promise.withResolvers<{ default: typeof Mounted }>();
    load.mockReturnValueOnce(code);
    const { hydrator } = startPage(page, { mounted: { load } });
    const woken = hydrator.wake(one('[data-island]'));
    one('main').remove();
    codeArrives({ default: Mounted });
    await woken;
    expect(mounted).not.toHaveBeenCalled();
  });

  it('reports an error thrown during unmounting', async () => {
    const Clumsy = () => {
      useEffect(() => () => {
        throw new Error('clumsy');
      });
      return null;
    };
    const { onCrash, started } = startPage(<Island name="clumsy" wake={[]} component={Clumsy} props={{}} />, {
      clumsy: { load: async () => ({ default: Clumsy }) },
    });
    started.wake(one('[data-island]'));
    await settledIsland(one('[data-island]'));
    one('[data-island]').remove();
    await settled();
    expect(onCrash.mock.calls).toEqual([['clumsy', new Error('clumsy')]]);
  });
});

describe('an island whose code cannot be loaded', () => {
  it('is not hydrated, reports the failure, and retries on the next touch', async () => {
    load.mockRejectedValueOnce(new Error('404'));
    const { onChunkFailure, onCrash, started } = startPage(page, { mounted: { load } });
    started.wake(one('[data-island]'));
    await settled();
    expect(onChunkFailure.mock.calls).toEqual([[new Error('404')]]);
    expect(onCrash).not.toHaveBeenCalled();
    started.wake(one('[data-island]'));
    await settledIsland(one('[data-island]'));
    expect(mounted).toHaveBeenCalledOnce();
  });

  it('is loaded once if it is woken twice at the same time', async () => {
    const { hydrator } = startPage(page, { mounted: { load } });
    await Promise.all([hydrator.wake(one('[data-island]')), hydrator.wake(one('[data-island]'))]);
    expect(load).toHaveBeenCalledOnce();
    expect(mounted).toHaveBeenCalledOnce();
  });
});
