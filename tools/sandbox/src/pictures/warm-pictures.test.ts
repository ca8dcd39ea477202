import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { PictureOrder } from './picture-store.ts';
import { warmOrders, warmPictures } from './warm-pictures.ts';

const orders = warmOrders(catalogue.slice(0, 2));

it('begins with the small sizes of everything', () => {
  expect(
    warmOrders(catalogue)
      .slice(0, catalogue.length)
      .every(({ width }) => width === 640),
  ).toBe(true);
});

it('renders one after the other, and goes on after one that fails', async () => {
  const warmed: PictureOrder[] = [];
  const warm = async (order: PictureOrder) => {
    warmed.push(order);
    if (warmed.length === 1) throw new Error('out of ink');
  };
  await warmPictures(orders, warm, { signal: new AbortController().signal, pause: async () => undefined });
  expect(warmed).toEqual(orders);
});

it('stops when told to', async () => {
  const stop = new AbortController();
  const warmed: PictureOrder[] = [];
  const warm = async (order: PictureOrder) => {
    warmed.push(order);
    stop.abort();
  };
  await warmPictures(orders, warm, { signal: stop.signal, pause: async () => undefined });
  expect(warmed).toHaveLength(1);
});
