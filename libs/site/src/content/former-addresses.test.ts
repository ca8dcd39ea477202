import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createFormerAddresses } from './former-address.ts';
import { entryWithNews, siteUnderTest } from '../host/site-on-sandbox.fixture.ts';

const publicOrigin = 'https://content.test';
const config = readConfig({
  SITE_ORIGIN: 'https://site.test',
  API_ORIGIN: 'https://api.test',
  CONTENT_ORIGIN: publicOrigin,
  ORGANISATION_URL: 'https://organisation.test/',
});

describe('an address that the site had before', () => {
  it('redirects once to the page that the content service names, in any spelling [2.1.12]', async () => {
    const { sandbox, visit } = await siteUnderTest();
    await sandbox.putEntry('/tomatoes', entryWithNews('Tomatoes', { permalink: '/tomatoes' }));
    for (const path of [
      '/2024/05/03/tomatoes',
      '/?p=9',
      '/archives/9',
      '/index.php/tomatoes',
      '/tomatoes/amp',
    ])
      await sandbox.putEntry(path, { redirect: '/tomatoes' });
    const paths = [
      '/2024/05/03/tomatoes/',
      '/2024/05/03/tomatoes',
      '/?p=9',
      '/index.php?p=9',
      '/archives/9/',
    ];
    for (const path of [...paths, '/index.php/tomatoes/', '//tomatoes//amp/'])
      expect(await visit(path), path).toMatchObject({ status: 301, location: '/tomatoes' });
    expect((await visit('/?p=999999')).status).toBe(404);
  });

  it('of an archive by name leads where the content service says, and never shows the homepage [2.1.11] [2.1.12]', async () => {
    const { sandbox, visit } = await siteUnderTest();
    const named = ['/?tag=nets', '/?category_name=boats/small', '/?author_name=ada', '/?post_format=gallery'];
    for (const address of named) {
      await sandbox.putEntry(address, { redirect: '/news' });
      expect(await visit(address), address).toMatchObject({ status: 301, location: '/news' });
    }
    await sandbox.putEntry('/?tag=café', { redirect: '/news?cat=cafe' });
    expect(await visit('/?tag=caf%C3%A9&utm_source=a')).toMatchObject({ location: '/news?cat=cafe' });
    expect((await visit('/?tag=unknown')).status).toBe(404);
    for (const other of ['/?tag=', '/?tag=<b>', '/?tags=nets', '/?tag=../x'])
      expect((await visit(other)).status, other).toBe(200);
  });

  it('keeps the query of a campaign, and nothing of a short link [2.1.12]', async () => {
    const { sandbox, visit } = await siteUnderTest();
    await sandbox.putEntry('/tomatoes', entryWithNews('Tomatoes', { permalink: '/tomatoes' }));
    await sandbox.putEntry('/old', { redirect: '/tomatoes' });
    await sandbox.putEntry('/?p=9', { redirect: '/tomatoes' });
    expect(await visit('/old?utm_source=a')).toMatchObject({
      status: 301,
      location: '/tomatoes?utm_source=a',
    });
    expect(await visit('/old/?utm_source=a')).toMatchObject({ location: '/tomatoes?utm_source=a' });
    expect(await visit('/?p=9&utm_source=a')).toMatchObject({ status: 301, location: '/tomatoes' });
  });

  it('of an uploaded file leads to the host of the content service [2.1.12]', async () => {
    const { sandbox, visit } = await siteUnderTest(
      { CONTENT_PUBLIC_ORIGINS: `${publicOrigin}/cms` },
      { publicOrigin: `${publicOrigin}/cms` },
    );
    const file = '/wp-content/uploads/2019/05/report.pdf';
    for (const path of [
      file,
      `${file}?x=1`,
      '/wp-content/uploads/2019/05/Caf%C3%A9-1024x512.jpg',
      `/blog${file}`,
    ])
      expect(await visit(path), path).toMatchObject({
        status: 301,
        location: `${publicOrigin}/cms${path.replace(/^\/blog|\?.*$/g, '')}`,
      });
    await sandbox.putEntry('/report', { redirect: `${publicOrigin}/cms${file}` });
    expect(await visit('/report/')).toMatchObject({ status: 301, location: `${publicOrigin}/cms${file}` });
    await sandbox.putEntry('/elsewhere', { redirect: `https://evil.test${file}` });
    expect((await visit('/elsewhere')).location).toBeUndefined();
  });

  it.each([
    '/wp-content/uploads/../../wp-config.php',
    '/wp-content/uploads/%2e%2e/%2e%2e/secret.txt',
    '/wp-content/uploads/..%2f..%2fsecret.txt',
    '/wp-content/uploads/shell.php',
    '/wp-content/uploads/shell.php?x=.pdf',
    '/wp-content/uploads/',
    '/wp-content/uploads//evil.test/x',
    '/a/b/wp-content/uploads/x.pdf',
    '/wp-content/plugins/x/readme.txt',
    '/\\evil.test/wp-content/uploads/x.pdf',
  ])('of no upload, %s, leads to no other host [2.1.12]', async (path) => {
    const { app } = await siteUnderTest({ CONTENT_PUBLIC_ORIGINS: publicOrigin });
    const { statusCode, headers } = await app.inject({ url: path });
    expect(headers.location ?? '').not.toMatch(
      /^(?:https?:)?\/\/(?!content\.test\/wp-content\/uploads\/)|\.\./,
    );
    expect([301, 400, 404]).toContain(statusCode);
  });

  it('of the content service on this same host does not redirect to itself [2.1.12]', async () => {
    const { visit } = await siteUnderTest({
      CONTENT_PUBLIC_ORIGINS: 'https://site.test',
      SITE_ORIGIN: 'https://site.test',
    });
    expect((await visit('/wp-content/uploads/2019/05/report.pdf')).status).toBe(404);
  });

  it.each(['/feed', '/feed/', '/feed/rss2/', '/feed/atom', '/rss', '/rss.xml', '/atom.xml', '/?feed=rss2'])(
    'of a feed, %s, leads to the feed [2.1.12]',
    async (path) => {
      const { visit } = await siteUnderTest();
      expect(await visit(path)).toMatchObject({ status: 301, location: '/feed.xml' });
    },
  );

  it.each([
    '/comments/feed/',
    '/category/letters/feed',
    '/2024/05/tomatoes/feed/',
    '/wp-rss2.php',
    '/author/x/feed/atom',
  ])('of a feed that the site has not, %s, leads to the feed [2.1.12]', async (path) => {
    const { visit } = await siteUnderTest();
    expect(await visit(path)).toMatchObject({ status: 301, location: '/feed.xml' });
  });

  it.each([
    '/wp-sitemap.xml',
    '/wp-sitemap-posts-post-1.xml',
    '/sitemap_index.xml',
    '/post-sitemap2.xml',
    '/sitemap.xml.gz',
  ])('of a sitemap, %s, leads to the sitemap [2.1.12]', async (path) => {
    const { visit } = await siteUnderTest();
    expect(await visit(path)).toMatchObject({ status: 301, location: '/sitemap.xml' });
    const hidden = await siteUnderTest({ INDEXING: 'off' });
    expect((await hidden.visit(path)).status).toBe(404);
  });

  it.each([
    ['/?s=high+tide', '/search?q=high+tide'],
    ['/index.php?lang=en&s=caf%C3%A9%26', '/search?q=caf%C3%A9%26'],
    ['/search/high tide/', '/search?q=high%20tide'],
    ['/search/café/page/2', '/search?q=caf%C3%A9'],
    ['/?s=', undefined],
    ['/?tags=1', undefined],
    ['/?x=s=1', undefined],
  ])('of a search, %s, leads to the search for the same words [2.1.12]', (url, to) => {
    const find = (search: '/search' | false) =>
      createFormerAddresses(config, { feedTypes: ['news'], search }).findDocument(url);
    expect([find('/search'), find(false)]).toEqual([to, undefined]);
  });

  it('is a page of its own if the content service has one there [2.1.12]', async () => {
    const { sandbox, visit } = await siteUnderTest();
    await sandbox.putEntry('/feed', entryWithNews('How we feed', { permalink: '/feed' }));
    await sandbox.putEntry('/a/b/c/d/e/f/g/h', entryWithNews('Deep', { permalink: '/a/b/c/d/e/f/g/h' }));
    expect((await visit('/feed')).html).toContain('How we feed');
    expect((await visit('/a/b/c/d/e/f/g/h')).html).toContain('Deep');
    expect((await visit('/a/b/c/d/e/f/g/h/i')).status).toBe(404);
  });
});
