import { describe, expect, it } from 'vitest';
import { content } from '../example-content/index.ts';
import { entries } from '../example-content/entries.ts';
import products from '../example-content/shop/index.ts';
import { findDrawing } from '../pictures/catalogue.ts';
import { createContentStore } from './store/content-store.ts';
import type { RawEntry } from './raw/raw-entry.ts';
import { listBlocks, colours, listImages, listLinks, collectText } from './seed-content.fixture.ts';

const store = createContentStore(content);
const pages = entries.filter(({ content }) => content.length > 0);
const readRaw = (path: string) => store.entry(path) as RawEntry;
const uploads = ['tides.html', 'what-we-owe-2026.pdf'].map((name) => `/wp-content/uploads/${name}`);
const findDuplicates = <Item>(items: Item[]) => items.filter((item, index) => items.indexOf(item) !== index);

it('has a unique ID and path for every entry', () => {
  expect(findDuplicates(entries.map(({ id }) => id))).toEqual([]);
  expect(findDuplicates(entries.map(({ path }) => path))).toEqual([]);
});

it('has a unique title and description for search engines for every entry', () => {
  for (const key of ['title', 'description'] as const) {
    const texts = pages.map(({ seo }) => seo[key]);
    expect(findDuplicates(texts)).toEqual([]);
    expect(texts.filter((text) => text.length < 20 || text.length > 180)).toEqual([]);
  }
});

it('has every kind of page that the site shows', () => {
  const count = (postType: string) => entries.filter((entry) => entry.postType === postType).length;
  expect(count('news')).toBeGreaterThanOrEqual(15);
  expect(count('case')).toBeGreaterThanOrEqual(5);
  expect(count('blog')).toBeGreaterThanOrEqual(4);
  expect(count('person')).toBeGreaterThanOrEqual(8);
  expect(count('focus-area')).toBeGreaterThanOrEqual(5);
  expect(count('calendar')).toBeGreaterThanOrEqual(6);
  expect(count('initiative')).toBeGreaterThanOrEqual(4);
  expect(count('organisation')).toBeGreaterThanOrEqual(5);
  expect(entries.filter(({ path }) => path.split('/').length === 4).length).toBeGreaterThanOrEqual(3);
});

it('has dates from the middle of 2025 to November 2026', () => {
  expect(entries.filter(({ postDate }) => postDate < '20250601' || postDate > '20261130')).toEqual([]);
});

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  const entry = readRaw(path);
  const text = JSON.stringify(entry);

  it('has a unique ID for every block', () => {
    expect(findDuplicates(entry.content.map(({ idd }) => idd))).toEqual([]);
  });

  it('links only to existing entries and to the shop', () => {
    const shop = ['/p', ...products.map(({ handle }) => `/p/${handle}`)];
    const known = new Set([...pages.map((page) => page.path), ...uploads, ...shop]);
    expect(listLinks(entry).filter((link) => !known.has(link))).toEqual([]);
  });

  it('uses only pictures that can be drawn, in their available sizes, and describes each', () => {
    const images = listImages(entry);
    for (const image of images) {
      const [, name = ''] = /\/media\/([a-z0-9-]+)-\d+\.jpg/.exec(image.lg ?? '') ?? [];
      expect(findDrawing(name), name).toBeDefined();
      expect(image.alt?.length, name).toBeGreaterThan(20);
      expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(image.width).toBeGreaterThanOrEqual(1024);
      expect(image.height).toBeGreaterThan(0);
    }
  });

  it('uses only colours that the site knows', () => {
    const used = entry.content
      .map(({ backgroundColor }) => backgroundColor)
      .filter((name) => name !== undefined);
    expect(used.filter((name) => !colours.includes(name))).toEqual([]);
  });

  it('reads like a journal', () => {
    expect(text).not.toMatch(/lorem|ipsum/i);
    expect(collectText(entry)).not.toMatch(/!|undefined|\bTODO\b/);
  });
});

it('has news articles of 350 to 900 words with headings and related links', () => {
  for (const { path } of entries.filter(({ postType, postStatus }) => postType === 'news' && !postStatus)) {
    const entry = readRaw(path);
    const words = collectText({
      ...entry,
      content: entry.content.filter((block) => block.blockName !== 'acf/card-links'),
    });
    expect(words.split(/\s+/).length, path).toBeGreaterThanOrEqual(350);
    expect(words.split(/\s+/).length, path).toBeLessThanOrEqual(900);
    expect(listBlocks(entry, 'core/heading').length, path).toBeGreaterThanOrEqual(3);
    expect(words, path).toContain('<blockquote>');
    expect(entry.content.at(-1)?.blockName).toBe('acf/card-links');
  }
});
