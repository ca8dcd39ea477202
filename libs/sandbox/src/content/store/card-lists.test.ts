import { expect, it } from 'vitest';
import { createSandboxUnderTest } from '../../sandbox.fixture.ts';
import type { RawCard, RawFilter } from '../raw/raw-card.ts';

const readCards = async (route: string): Promise<RawCard[]> =>
  (await createSandboxUnderTest().app.inject(route)).json();

it('lists news with the newest first', async () => {
  const dates = (await readCards('/wp-json/cards/api/news')).map(({ postDate }) => postDate);
  expect(dates.length).toBeGreaterThanOrEqual(14);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('lists the calendar with the soonest first', async () => {
  const dates = (await readCards('/wp-json/cards/api/calendar')).map(
    ({ calendarData }) => calendarData?.date,
  );
  expect(dates).toEqual([...dates].sort());
});

it('never lists drafts or private entries', async () => {
  const titles = (await readCards('/wp-json/cards/api/news')).map(({ title }) => title);
  expect(titles).not.toContain('A February without tomatoes');
});

it('limits the number of cards as requested', async () => {
  expect(await readCards('/wp-json/cards/api/news?per_page=3')).toHaveLength(3);
});

it.each(['news', 'cases', 'blog', 'people', 'calendar'])(
  'lists filters of %s that all have cards',
  async (type) => {
    const { app } = createSandboxUnderTest();
    const filters: RawFilter[] = (await app.inject(`/wp-json/filters/api/${type}`)).json();
    expect(filters.length).toBeGreaterThan(1);
    for (const { route, name } of filters) {
      const found: RawCard[] = (await app.inject(new URL(route).pathname + new URL(route).search)).json();
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ cats }) => cats?.some((category) => category.name === name))).toBe(true);
    }
  },
);

it('finds nothing in a category that does not exist', async () => {
  expect(await readCards('/wp-json/cards/api/news?category=999')).toEqual([]);
});
