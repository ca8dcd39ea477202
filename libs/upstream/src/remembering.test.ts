import { expect, it } from 'vitest';
import { createSupplier, type SupplierResponse } from './supplier.fixture.ts';

const saying =
  (...texts: string[]): SupplierResponse =>
  () =>
    Promise.resolve(new Response(texts.length > 1 ? texts.shift() : texts[0]));

it('returns the same object for a response with the same bytes, and requests it each time', async () => {
  const { upstream, fetch } = createSupplier([saying('[1]', '[1]', '[2]')], { rememberedBytes: 1_000 });
  const first = await upstream.readJson('/a?x=1');
  expect(await upstream.readJson('/a?x=1')).toBe(first);
  expect(await upstream.readJson('/a?x=1')).toEqual([2]);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('returns another object for another URL, for a call with its own headers, and without a cache', async () => {
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
