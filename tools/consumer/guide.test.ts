import { expect, it } from 'vitest';
import { readGuideTexts } from './guide.mjs';

it('shows the code of the app in the guide', () => {
  const { is, shouldBe } = readGuideTexts();
  expect(is).toContain('file=Page.tsx');
  expect(is).toBe(shouldBe);
});
