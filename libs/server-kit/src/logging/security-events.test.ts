import { expect, it, vi } from 'vitest';
import { countSecurityEvents } from './security-events.ts';

it('logs refusals by kind: the first at once, then once a minute with their number', () => {
  let now = 1_795_000_000_000;
  const warn = vi.fn();
  const count = countSecurityEvents({ warn } as never, () => now);
  const lines = () => warn.mock.calls.map(([line]) => line as unknown);
  for (let call = 0; call < 5; call += 1) count('other origin');
  count('rate limit');
  expect(lines()).toEqual([
    { securityEvent: 'other origin', total: 1 },
    { securityEvent: 'rate limit', total: 1 },
  ]);
  now += 60_000;
  count('other origin');
  expect(lines()[2]).toEqual({ securityEvent: 'other origin', total: 6 });
});
