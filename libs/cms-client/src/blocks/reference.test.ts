import { expect, it } from 'vitest';
import { contentReference, reference } from './reference.fixture.ts';

it('the reference of blocks matches their definitions (-u rewrites it)', async () => {
  await expect(await reference()).toMatchFileSnapshot('../../../../docs/blocks.md');
});

it('the reference of entries and cards in docs/entries.md is up to date; run with -u to update it', async () => {
  await expect(await contentReference()).toMatchFileSnapshot('../../../../docs/entries.md');
});
