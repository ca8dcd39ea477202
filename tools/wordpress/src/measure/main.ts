// Prints what the plug-in's routes cost on a WordPress with 500 posts, beside WordPress's own: `npm run measure` here.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRoutes, type RouteResponse } from '../plugin/plugin-client.fixture.ts';
import { startWordPress } from '../harness/start-wordpress.ts';

const routes = {
  'WordPress: its index of routes': '/wp-json/',
  'WordPress: 10 posts': '/wp-json/wp/v2/posts?per_page=10',
  'WordPress: 100 posts': '/wp-json/wp/v2/posts?per_page=100',
  'main data': '/wp-json/maindata/api',
  'an entry, classic': '/wp-json/entry/api?path=%2F2026%2Fclassic',
  'an entry, blocks': '/wp-json/entry/api?path=%2F2026%2Fblocks',
  'a missing entry': '/wp-json/entry/api?path=%2Fnever-there',
  '100 cards': '/wp-json/cards/api/blog',
  '12 of them': '/wp-json/cards/api/blog?per_page=12',
  filters: '/wp-json/filters/api/blog',
  'index, 200 entries': '/wp-json/index/api?page=1',
};
const rounds = 8;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const wordPress = await startWordPress();
try {
  const seed = join(import.meta.dirname, '../plugin/ten-years.php');
  await wordPress.run((await readFile(seed, 'utf8')).replace('<?php', ''));
  const names = Object.keys(routes);
  const rows = [];
  for (const [name, route] of Object.entries(routes)) {
    const read = async () => (await readRoutes(wordPress, [route])).get(route);
    const all: RouteResponse[] = [];
    for (let round = 0; round <= rounds; round++) {
      const response = await read();
      if (response) all.push(response);
    }
    const [first, ...more] = all;
    rows.push({
      route: name.padEnd(Math.max(...names.map(({ length }) => length))),
      'queries, first': first?.queries,
      'queries, then': median(more.map(({ queries }) => queries)),
      'ms, first': Math.round(first?.ms ?? 0),
      'ms, then': Math.round(median(more.map(({ ms }) => ms))),
      kB: Math.round(JSON.stringify(first?.json).length / 1000),
    });
  }
  console.table(rows);
} finally {
  await wordPress.stop();
}
