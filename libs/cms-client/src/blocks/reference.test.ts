import { expect, it } from 'vitest';
import { reference } from './reference.fixture.ts';

it('the reference of blocks says what their definitions say (-u writes it again)', async () => {
  await expect(await reference()).toMatchFileSnapshot('../../../../docs/blocks.md');
});
