import { hydrateLate } from '@guildhall/site/testing';
import { expect, it } from 'vitest';
import { islands } from '../islands.ts';

const levels = [
  { upTo: 1_200, month: '3 €', year: '36 €' },
  { month: '20 €', year: '240 €' },
];

it('wakes late without a warning, and follows the slider', async () => {
  const { messages } = await hydrateLate('dues', islands.dues, { levels });
  expect(messages).toEqual([]);
});
