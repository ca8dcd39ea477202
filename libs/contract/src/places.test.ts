// cspell:ignore suche
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { capabilities } from './capabilities/index.ts';
import type { Contract } from './contract.ts';
import { findPlaces } from './places.ts';
import { findObstacle } from './run-contract.ts';
import { createWords } from './words.ts';

const closes: (() => void)[] = [];
afterEach(() => closes.splice(0).forEach((close) => close()));

/** Serves pages by their path; others are 404. */
async function serve(pages: Readonly<Record<string, string>>): Promise<string> {
  const listener: RequestListener = ({ url = '' }, response) => {
    const html = pages[url];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html);
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  closes.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const findIn = async (pages: Readonly<Record<string, string>>, contract: Contract = {}) =>
  findPlaces(await serve(pages), contract, createWords(contract.texts));

describe('the pages of a site', () => {
  it('are found by links, sitemap and texts', async () => {
    const places = await findIn({
      '/': '<a href="/find" aria-label="Search"><svg></svg></a> <a href="/news">News</a> <a href="/a11y">Accessibility</a>',
      '/news': '<nav aria-label="Categories"></nav><a href="/news/island">The island</a>',
      '/sitemap.xml': '<loc>http://other.example/p/x</loc><loc>/p/rings</loc><loc>/p/cones</loc>',
      '/p/cones': '<button>Add to cart</button>',
    });
    expect(places).toMatchObject({
      home: { state: 'found', path: '/' },
      search: { state: 'found', path: '/find' },
      statement: { state: 'found', path: '/a11y' },
      list: { state: 'found', path: '/news' },
      article: { state: 'found', path: '/news/island' },
      product: { state: 'found', path: '/p/cones' },
      join: { state: 'missing' },
    });
  });

  it('are found by the texts of the site’s own language', async () => {
    const places = await findIn(
      { '/': '<a href="/suche">Suche</a>' },
      { texts: { chrome: { search: 'Suche' } } },
    );
    expect(places.search).toEqual({ state: 'found', path: '/suche' });
  });

  it('that are named and do not respond are broken, with what to do', async () => {
    const { product } = await findIn({ '/': '' }, { paths: { product: '/p/cones' } });
    expect(product).toEqual({
      state: 'broken',
      reason: '/p/cones cannot be opened (status 404): correct paths.product, or the page',
    });
  });

  it('cannot be found without a homepage, which is said with what to do', async () => {
    await expect(findIn({})).rejects.toThrow(/does not show a homepage \(status 404\): start the site/);
    await expect(findPlaces('http://127.0.0.1:1', {}, createWords())).rejects.toThrow(/start the site/);
  });
});

describe('a capability', () => {
  const find = (name: string) => {
    const found = capabilities.find((one) => one.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };

  it('without its page is skipped with what to do, and never counted as kept', async () => {
    const places = await findIn({ '/': '' });
    expect(findObstacle(find('cart'), { contract: {}, places }, true)).toEqual({
      name: 'cart',
      state: 'skipped',
      sentence: 'no product’s page has a button “Add to cart”: if there is one, name it in paths.product',
    });
  });

  it('that is switched off is skipped with its reason', async () => {
    const contract = { paths: { product: '/p/cones' }, without: { cart: 'we sell nothing' } };
    const places = await findIn({ '/': '', '/p/cones': '' }, contract);
    expect(findObstacle(find('cart'), { contract, places }, true)).toMatchObject({
      state: 'skipped',
      sentence: 'we sell nothing',
    });
  });

  it('whose page is named and missing is broken', async () => {
    const contract = { paths: { product: '/p/cones' } };
    const places = await findIn({ '/': '' }, contract);
    expect(findObstacle(find('cart'), { contract, places }, true)?.state).toBe('broken');
  });

  it('that sends something is skipped on a site in use, unless it may', async () => {
    const contract = { paths: { contact: '/contact' } };
    const places = await findIn({ '/': '', '/contact': '' }, contract);
    expect(findObstacle(find('contact'), { contract, places }, false)?.sentence).toContain('--send');
    expect(findObstacle(find('contact'), { contract, places }, true)).toBeUndefined();
  });
});
