import { expect, it, vi } from 'vitest';
import { policy } from '../addresses/policy.fixture.ts';
import { recentOutcome } from './recent-outcomes.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const clean = { html: 'clean', losses: [] };

it('works once on a text that comes again', () => {
  const own = { ...policy };
  const sanitise = vi.fn(() => clean);
  expect(recentOutcome('text', own, sanitise)).toBe(clean);
  expect(recentOutcome('text', own, sanitise)).toBe(clean);
  expect(sanitise).toHaveBeenCalledOnce();
});

it('never takes the outcome of another policy', () => {
  const link = '<a href="https://content.example/about">a</a>';
  const elsewhere = { ...policy, contentOrigin: 'https://elsewhere.example' };
  expect(sanitizeHtml(link, policy)).toBe('<a href="/about">a</a>');
  expect(sanitizeHtml(link, elsewhere)).toBe(link);
});

it('forgets the oldest texts when it holds too much', () => {
  const own = { ...policy };
  const sanitise = vi.fn(() => ({ html: '', losses: [] }));
  recentOutcome('the oldest', own, sanitise);
  for (let i = 0; i < 110; i++) recentOutcome(`${i}${'x'.repeat(19_000)}`, own, sanitise);
  expect(sanitise).toHaveBeenCalledTimes(111);
  recentOutcome(`109${'x'.repeat(19_000)}`, own, sanitise);
  expect(sanitise).toHaveBeenCalledTimes(111);
  recentOutcome('the oldest', own, sanitise);
  expect(sanitise).toHaveBeenCalledTimes(112);
});

it('does not hold long texts', () => {
  const sanitise = vi.fn(() => clean);
  const long = 'x'.repeat(20_001);
  recentOutcome(long, policy, sanitise);
  recentOutcome(long, policy, sanitise);
  expect(sanitise).toHaveBeenCalledTimes(2);
});
