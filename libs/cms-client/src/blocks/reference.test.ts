import { expect, it } from 'vitest';
import { reference } from './reference.fixture.ts';

it('the reference of blocks matches their definitions (-u rewrites it)', async () => {
  await expect(await reference()).toMatchFileSnapshot('../../../../docs/blocks.md');
});
