import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// What other files have imported knows the React that is installed.
beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

it.each([
  ['18.3.1', 'fetchpriority'],
  ['19.3.1', 'fetchPriority'],
])('spells the priority of a picture as React %s wants it', async (version, name) => {
  vi.doMock('react', () => ({ version }));
  const { fetchFirst } = await import('./fetch-first.ts');
  expect(fetchFirst).toEqual({ loading: 'eager', [name]: 'high' });
});
