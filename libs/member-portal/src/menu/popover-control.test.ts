import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const control = { popoverTarget: 'menu', popoverTargetAction: 'hide' } as const;

// Modules that other files imported keep the installed React version.
beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

it.each([
  ['18.3.1', { popovertarget: 'menu', popovertargetaction: 'hide' }],
  ['19.2.0', control],
])('gives React %s attributes that it puts on the page without a warning', async (version, expected) => {
  vi.doMock('react', () => ({ version }));
  const { getPopoverControl } = await import('./popover-control.ts');
  expect(getPopoverControl(control)).toEqual(expected);
});
