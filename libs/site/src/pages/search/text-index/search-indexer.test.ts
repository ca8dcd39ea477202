import { builtInBlocks, createCmsClient } from '@guildhall/cms-client';
import { expect, it, onTestFinished } from 'vitest';
import { createSearchIndexer, searchTimes } from './search-indexer.ts';
import { openSearchIndex } from './search-index.ts';

type Raw = Record<string, unknown>;
type Item = { permalink: string; modified?: string };

const contentOrigin = 'https://content.example';

function rawEntry(title: string, more: Raw = {}): Raw {
  const content = [{ blockName: 'acf/text', textType: 'p', html: `<p>About ${title}</p>` }];
  return {
    id: 1,
    title,
    postType: 'news',
    postDate: '20260305',
    postStatus: 'publish',
    hasAccess: true,
    content,
    ...more,
  };
}

/** A content service with these entries, an index of them, and what keeps it up to date. */
async function start(entries: Record<string, Raw>, items?: readonly Item[], isDown = false) {
  const service = { entries, reads: [] as string[], isDown, keys: [] as unknown[] };
  let now = 1_000_000;
  const cms = createCmsClient({
    ...{ contentOrigin, siteOrigin: 'https://www.example', mediaOrigins: [], frameHosts: [] },
    async readJson(path, options) {
      const key = new URL(path, contentOrigin).searchParams.get('path') ?? '';
      service.reads.push(key);
      service.keys.push(options?.headers?.['x-content-key']);
      if (service.isDown) throw new Error('down');
      return service.entries[key] ?? {};
    },
  });
  const errors: unknown[] = [];
  const index = openSearchIndex({
    languageTag: 'en',
    onMemory: () => undefined,
    onReplaced: () => undefined,
  });
  let publish: (items: readonly Item[]) => void = () => undefined;
  const indexer = createSearchIndexer({
    index,
    readEntry: (path) => cms.readEntry(path),
    subscribe(onItems) {
      publish = onItems;
      return () => undefined;
    },
    blocks: builtInBlocks,
    hasOwnPage: (path) => path === '/own',
    onError: (error) => errors.push(error),
    now: () => now,
  });
  onTestFinished(() => {
    indexer.stop();
    index.close();
  });
  const list = async (
    listed: readonly Item[] = Object.keys(service.entries).map((permalink) => ({ permalink })),
  ) => {
    publish(listed);
    await indexer.sync();
  };
  await list(items);
  const find = (typed: string) =>
    index.find(index.readQuery(typed), { offset: 0, limit: 10 }).hits.map(({ key }) => key);
  return { service, indexer, index, find, list, errors, pass: (ms: number) => void (now += ms) };
}

it('indexes the texts of all listed entries, with kind and date [2.10.1]', async () => {
  const { find, index, indexer } = await start({ '/': rawEntry('Home'), '/news/tide': rawEntry('Tide') });
  expect(find('tide')).toEqual(['/news/tide']);
  expect(find('about').sort()).toEqual(['/', '/news/tide']);
  expect(index.find(index.readQuery('home'), { offset: 0, limit: 1 }).hits).toMatchObject([
    { title: 'Home', type: 'news', date: '20260305' },
  ]);
  expect(indexer.isComplete()).toBe(true);
});

it('never indexes what not every visitor can read, and never reads with the members’ key [2.10.5]', async () => {
  const secret = { content: [{ blockName: 'acf/text', textType: 'p', html: 'secret' }] };
  const { find, service, index } = await start({
    '/gate': rawEntry('Gate secret', { postStatus: 'private', hasAccess: false, ...secret }),
    '/open-gate': rawEntry('Open secret', { postStatus: 'private', hasAccess: true, ...secret }),
    '/draft': rawEntry('Draft secret', { postStatus: 'draft', ...secret }),
    '/other': rawEntry('Other secret', { permalink: '/elsewhere', ...secret }),
    '/own': rawEntry('Own secret', secret),
    '/unlisted/much/too/deep/a/path/for/all/of/us': rawEntry('Deep secret', secret),
  });
  expect(service.reads).toContain('/gate');
  expect(service.keys.every((key) => key === undefined)).toBe(true);
  expect([find('secret'), index.listPages().size]).toEqual([[], 0]);
});

it('forgets an entry that is no longer listed, and one that was renamed [2.10.5]', async () => {
  const { find, service, list } = await start({ '/a': rawEntry('Alpha'), '/b': rawEntry('Beta') });
  service.entries = { '/b-new': rawEntry('Beta') };
  await list();
  expect([find('alpha'), find('beta')]).toEqual([[], ['/b-new']]);
});

it('reads what an event names at once: changed, made private or taken down [2.10.5]', async () => {
  const entries = { '/a': rawEntry('Alpha'), '/b': rawEntry('Beta'), '/c': rawEntry('Gamma') };
  const { find, service, indexer } = await start(entries);
  service.entries = {
    '/a': rawEntry('Omega'),
    '/b': rawEntry('Beta', { postStatus: 'private', hasAccess: false }),
  };
  service.reads.length = 0;
  await indexer.refresh(['/a', '/b', '/c', '/unknown']);
  expect([find('alpha'), find('omega'), find('beta'), find('gamma')]).toEqual([[], ['/a'], [], []]);
  expect(service.reads.sort()).toEqual(['/a', '/b', '/c']);
});

it('reads only what has changed, all of it once a day, and everything after an event about everything', async () => {
  const items = [
    { permalink: '/a', modified: '2026-11-01' },
    { permalink: '/b', modified: '2026-11-01' },
  ];
  const { service, list, indexer, pass } = await start(
    { '/a': rawEntry('Alpha'), '/b': rawEntry('Beta') },
    items,
  );
  const countReads = async (act: () => Promise<void>) => {
    service.reads.length = 0;
    await act();
    return service.reads.length;
  };
  const changed = [{ permalink: '/a', modified: '2026-11-02' }, ...items.slice(1)];
  expect(await countReads(() => list(items))).toBe(0);
  expect(await countReads(() => list(changed))).toBe(1);
  pass(searchTimes.checkMs);
  expect(await countReads(() => indexer.sync())).toBe(0);
  pass(searchTimes.maxAgeMs);
  expect(await countReads(() => indexer.sync())).toBe(2);
  pass(1);
  expect(await countReads(() => indexer.refresh())).toBe(2);
});

it('keeps the texts while the content service is down, and reads again what an event named [2.10.6]', async () => {
  const { find, service, indexer } = await start({ '/a': rawEntry('Alpha') });
  service.isDown = true;
  service.entries = { '/a': rawEntry('Omega') };
  await indexer.refresh(['/a']);
  expect(find('alpha')).toEqual(['/a']);
  service.isDown = false;
  await indexer.sync();
  expect([find('alpha'), find('omega')]).toEqual([[], ['/a']]);
});

it('is complete as soon as the texts have been read', async () => {
  const { indexer, service } = await start({ '/a': rawEntry('Alpha') }, undefined, true);
  expect(indexer.isComplete()).toBe(false);
  service.isDown = false;
  await indexer.sync();
  expect(indexer.isComplete()).toBe(true);
});

it('does nothing while another process is at it', async () => {
  const { index, service, list, find, pass } = await start({}, []);
  service.entries = { '/a': rawEntry('Alpha') };
  index.claimFact('sync started', 1_000_000);
  await list();
  expect([service.reads, find('alpha')]).toEqual([[], []]);
  pass(searchTimes.leaseMs);
  await list();
  expect(find('alpha')).toEqual(['/a']);
});

it('reports an error of the index, and goes on with the next event', async () => {
  const { index, indexer, errors, service, find } = await start({ '/a': rawEntry('Alpha') });
  const put = index.put.bind(index);
  index.put = () => {
    throw new Error('disk full');
  };
  service.entries = { '/a': rawEntry('Omega') };
  await indexer.refresh(['/a']);
  expect(errors).toEqual([new Error('disk full')]);
  index.put = put;
  await indexer.sync();
  expect(find('omega')).toEqual(['/a']);
});
