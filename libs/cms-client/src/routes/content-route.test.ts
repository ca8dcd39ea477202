import { describe, expect, it, vi } from 'vitest';
import { createCmsClient } from '../client/create-cms-client.ts';
import { createContentRoute } from './content-route.ts';
import { allowedRoutes, origins, refusedRoutes } from './content-route.fixture.ts';

function spiedClient(response: unknown = []) {
  const readJson = vi.fn((_path: string) => Promise.resolve(response));
  const onProblem = vi.fn();
  return {
    cms: createCmsClient({ ...origins, mediaOrigins: [], frameHosts: [], readJson, onProblem }),
    readJson,
    onProblem,
  };
}

function printable(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length} characters)` : text;
}

const refused = refusedRoutes.map((route) => [printable(route), route] as const);

describe('a route on the content host', () => {
  it.each(allowedRoutes)('%j is requested as %j [7.1.3]', async (route, expected) => {
    const { cms, readJson } = spiedClient();
    expect(cms.contentRoute(route)).toBe(expected);
    expect(await cms.readCards(route)).toEqual({ outcome: 'found', cards: [] });
    expect(readJson.mock.calls.map(([path]) => path)).toEqual([expected]);
  });

  it.each(allowedRoutes)('%j is checked the same a second time', (_, expected) => {
    expect(spiedClient().cms.contentRoute(expected)).toBe(expected);
  });
});

describe('a content service with several names, in a folder', () => {
  const check = createContentRoute({
    contentOrigin: 'https://www.example/cms',
    contentAliases: ['http://wordpress:8080', 'https://old.example'],
    siteOrigin: 'https://www.example',
  });

  it.each([
    'https://www.example/cms/wp-json/cards/api/news',
    'http://www.example/cms/wp-json/cards/api/news',
    'http://wordpress:8080/wp-json/cards/api/news',
    'https://old.example/wp-json/cards/api/news',
    'http://old.example/wp-json/cards/api/news',
    'https://www.example/wp-json/cards/api/news',
    '/cms/wp-json/cards/api/news',
    '/wp-json/cards/api/news',
  ])('accepts the route %s, which is requested below its folder [2.1.9]', (route) => {
    expect(check(route)).toBe('/wp-json/cards/api/news');
  });

  it.each(['https://wordpress:8080/cards', 'http://wordpress/cards', 'https://www.example/cms/../cards'])(
    'rejects the route %s',
    (route) => {
      expect(check(route)).toBeUndefined();
    },
  );
});

describe('any other route', () => {
  it('has at least 80 examples, none of them twice', () => {
    expect(refusedRoutes.length).toBeGreaterThanOrEqual(80);
    expect(new Set(refusedRoutes).size).toBe(refusedRoutes.length);
  });

  it.each(refused)('%s is refused, and no request is made [7.1.3]', async (_, route) => {
    const { cms, readJson } = spiedClient();
    expect(cms.contentRoute(route)).toBeUndefined();
    expect(await cms.readCards(route as string)).toEqual({
      outcome: 'failed',
      reason: 'this route is not allowed',
    });
    expect(await cms.readFilters(route as string)).toEqual({
      outcome: 'failed',
      reason: 'this route is not allowed',
    });
    expect(readJson).not.toHaveBeenCalled();
  });

  it('leaves an entry list without cards, and is not requested [7.1.3]', async () => {
    for (const [, route] of refused) {
      const { cms, readJson } = spiedClient({
        ...{ title: '', postStatus: 'publish', hasAccess: true },
        content: [{ blockName: 'acf/entry-list', contentType: 'news', entryRoute: route, cats: { route } }],
      });
      const { entry } = await cms.readEntry('/');
      expect(entry?.content?.[0]?.name).toBe('unknown');
      expect(readJson).toHaveBeenCalledOnce();
    }
  });

  it('removes a filter, and keeps the others [7.1.3]', async () => {
    const good = { id: 1, name: 'Cities', route: '/wp-json/cards/api/news?category=cities' };
    const bad = refused.map(([, route], index) => ({ id: index + 2, name: 'Bad', route }));
    const { cms } = spiedClient([...bad, good]);
    const { filters } = await cms.readFilters('/wp-json/filters/api/news');
    expect(filters).toEqual([{ ...good, id: '1' }]);
  });

  it('is reported without being quoted', async () => {
    const { cms, onProblem } = spiedClient();
    await cms.readCards('https://evil.example/secret');
    expect(onProblem.mock.calls).toEqual([[{ where: 'cards', message: 'this route is not allowed' }]]);
  });
});
