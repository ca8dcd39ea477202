import { expect, it, vi } from 'vitest';
import { policy } from '../urls/policy.fixture.ts';
import { getOutcome } from './recent-outcomes.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const clean = { html: 'clean', losses: [] };

it('sanitises a repeated text once', () => {
  const own = { ...policy };
  const sanitise = vi.fn(() => clean);
  expect(getOutcome('text', own, sanitise)).toBe(clean);
  expect(getOutcome('text', own, sanitise)).toBe(clean);
  expect(sanitise).toHaveBeenCalledOnce();
});

it('never returns the outcome of another policy', () => {
  const link = '<a href="https://content.example/about">a</a>';
  const elsewhere = { ...policy, contentOrigin: 'https://elsewhere.example' };
  expect(sanitizeHtml(link, policy)).toBe('<a href="/about">a</a>');
  expect(sanitizeHtml(link, elsewhere)).toBe(link);
});

it('drops the oldest texts when it is full', () => {
  const own = { ...policy };
  const sanitise = vi.fn(() => ({ html: '', losses: [] }));
  getOutcome('the oldest', own, sanitise);
  for (let i = 0; i < 110; i++) getOutcome(`${i}${'x'.repeat(19_000)}`, own, sanitise);
  expect(sanitise).toHaveBeenCalledTimes(111);
  getOutcome(`109${'x'.repeat(19_000)}`, own, sanitise);
  expect(sanitise).toHaveBeenCalledTimes(111);
  getOutcome('the oldest', own, sanitise);
  expect(sanitise).toHaveBeenCalledTimes(112);
});

it('does not cache long texts', () => {
  const sanitise = vi.fn(() => clean);
  const long = 'x'.repeat(20_001);
  getOutcome(long, policy, sanitise);
  getOutcome(long, policy, sanitise);
  expect(sanitise).toHaveBeenCalledTimes(2);
});
