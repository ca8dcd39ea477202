import { createElement } from 'react';
import { expect, it } from 'vitest';
import { listHtmlFaults } from '../../../../config/html-faults.ts';
import { exampleChrome } from '../chrome/chrome.fixture.tsx';
import { createRenderer } from './create-renderer.tsx';
import { frontPage, startSite } from './site.fixture.ts';
import { keyring, keyringSettings } from './suppliers/keyring.fixture.ts';

let fails = false;
const renderer = createRenderer({
  chrome: exampleChrome,
  profile: ({ facts, organisation }) =>
    createElement('section', {}, `Boats of ${organisation.name} in ${facts.currency}`),
  pages: {
    '/map': {
      title: 'The map',
      Page: () => {
        if (fails) throw new Error('no map');
        return createElement('h1', {}, 'A page of its own');
      },
    },
  },
});

/** A content service with an entry at every path. Remembers the paths. */
function createContent() {
  const paths: (string | null)[] = [];
  const content: NonNullable<Parameters<typeof startSite>[1]>['content'] = ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://content.test');
    const path = searchParams.get('path');
    if (pathname === '/wp-json/entry/api') paths.push(path);
    const entry = { ...frontPage, title: 'An entry', permalink: path };
    const json = pathname === '/wp-json/maindata/api' ? { _en_maindata: {} } : entry;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  };
  return { paths, content };
}

it('shows a page of the site’s own code instead of the entry at its path, without reading it', async () => {
  const { paths, content } = createContent();
  const { origin } = await startSite({}, { content, renderer: () => renderer });
  const response = await fetch(`${origin}/map`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<title>The map .*<h1>A page of its own<\/h1>/s);
  expect(html).toContain('<link rel="canonical" href="http://localhost:4200/map">');
  expect(paths).not.toContain('/map');
  expect(await (await fetch(`${origin}/map/more`)).text()).toContain('Front page');
  expect(paths).toContain('/map/more');
});

it('caches the page and sends it with the headers of every other page', async () => {
  const { origin } = await startSite({}, { renderer: () => renderer });
  const [own, entry] = await Promise.all(['/map', '/'].map((path) => fetch(origin + path)));
  for (const name of ['cache-control', 'x-content-type-options', 'permissions-policy'])
    expect(own?.headers.get(name)).toBe(entry?.headers.get(name));
  expect(own?.headers.get('content-security-policy')).toContain("default-src 'none'");
  const etag = own?.headers.get('etag') ?? '';
  const again = await fetch(`${origin}/map`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect((await fetch(`${origin}/map/`, { redirect: 'manual' })).headers.get('location')).toBe('/map');
});

it('shows the error page, as valid HTML and with a search, and logs the name of its route when the page throws [2.1.16] [2.3.15] [2.10.11]', async () => {
  fails = true;
  try {
    const { origin, log } = await startSite({}, { renderer: () => renderer });
    const response = await fetch(`${origin}/map`);
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(await listHtmlFaults(html)).toEqual([]);
    expect(html).toMatch(/<form [^>]*role="search" action="\/search"/);
    expect(JSON.stringify(log)).toContain('no map');
    expect(log).toContainEqual(expect.objectContaining({ path: '/map', route: 'rootslug', status: 500 }));
  } finally {
    fails = false;
  }
});

it('shows the site’s own part on the profile page, and on no other page of members', async () => {
  const { origin } = await startSite(keyringSettings, { identity: keyring, renderer: () => renderer });
  const read = async (path: string) => (await fetch(origin + path)).text();
  expect(await read('/profile')).toMatch(/data-island="profile".*<section>Boats of .+ in DKK<\/section>/s);
  expect(await read('/login')).not.toContain('Boats of');
});
