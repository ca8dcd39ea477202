import { expect, it } from 'vitest';
import { createRecentBodies } from './recent-bodies.ts';

const bytes = (text: string) => Buffer.from(text);

it('recognises the last body of a URL by its bytes', () => {
  const at = createRecentBodies(1_000);
  const json = { a: 1 };
  at('/a').keep(bytes('{"a":1}'), json);
  expect(at('/a').find(bytes('{"a":1}'))?.json).toBe(json);
  expect(at('/a').find(bytes('{"a":2}'))).toBeUndefined();
  expect(at('/b').find(bytes('{"a":1}'))).toBeUndefined();
  at('/a').keep(bytes('{"a":2}'), { a: 2 });
  expect(at('/a').find(bytes('{"a":1}'))).toBeUndefined();
});

it('drops the least recently used, and stores nothing large', () => {
  const at = createRecentBodies(80);
  const places = ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8'];
  const body = bytes('0123456789');
  for (const place of places) at(place).keep(body, place);
  at('/1').find(body);
  at('/9').keep(body, '/9');
  const remembered = [...places, '/9'].filter((place) => at(place).find(body));
  expect(remembered).toEqual(['/1', '/3', '/4', '/5', '/6', '/7', '/8', '/9']);
  at('/1').keep(bytes('01234567890'), 'large');
  expect(at('/1').find(bytes('01234567890'))).toBeUndefined();
});
