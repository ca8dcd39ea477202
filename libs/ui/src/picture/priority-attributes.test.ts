import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Modules that other files imported keep the installed React version.
beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

it.each([
  ['18.3.1', 'fetchpriority'],
  ['19.3.1', 'fetchPriority'],
])('spells the fetch priority as React %s expects it', async (version, name) => {
  vi.doMock('react', () => ({ version }));
  const { priorityAttributes: priorityAttributes } = await import('./priority-attributes.ts');
  expect(priorityAttributes).toEqual({ loading: 'eager', [name]: 'high' });
});
