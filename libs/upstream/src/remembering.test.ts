import { expect, it } from 'vitest';
import { createSupplier, type SupplierResponse } from './supplier.fixture.ts';

const saying =
  (...texts: string[]): SupplierResponse =>
  () =>
    Promise.resolve(new Response(texts.length > 1 ? texts.shift() : texts[0]));

it('gives the same object for a response of the same bytes, and asks each time', async () => {
  const { upstream, fetch } = createSupplier([saying('[1]', '[1]', '[2]')], { rememberedBytes: 1_000 });
  const first = await upstream.readJson('/a?x=1');
  expect(await upstream.readJson('/a?x=1')).toBe(first);
  expect(await upstream.readJson('/a?x=1')).toEqual([2]);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('gives another object at another address, for a call with headers of its own, and where nothing is remembered', async () => {
  const { upstream } = createSupplier([saying('[1]')], { rememberedBytes: 1_000 });
  const first = await upstream.readJson('/a?x=1');
  for (const response of [
    await upstream.readJson('/a?x=2'),
    await upstream.readJson('/a?x=1', { headers: { 'x-key': 'of-somebody' } }),
  ]) {
    expect(response).toEqual(first);
    expect(response).not.toBe(first);
  }
  const forgetful = createSupplier([saying('[1]')]).upstream;
  expect(await forgetful.readJson('/a')).not.toBe(await forgetful.readJson('/a'));
});
