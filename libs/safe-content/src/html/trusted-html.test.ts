import { expect, it } from 'vitest';
import type { SafeHtml } from '../safe-types.ts';
import { toTrustedHtml } from './trusted-html.ts';

it('is the text itself without Trusted Types', () => {
  expect(toTrustedHtml('<b>safe</b>' as SafeHtml)).toBe('<b>safe</b>');
});
