import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import '../index.ts';
import { Button } from './Button.tsx';

it.each([
  ['with forced colours', { features: [{ name: 'forced-colors', value: 'active' }] }],
  ['on paper', { media: 'print' }],
])('has an outline %s, which have no backgrounds [2.3.10] [2.3.11]', async (_where, media) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    root.unmount();
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
  });
  // Before the button: a button that is there changes its colours by a transition, which browsers skip on paper.
  await cdp().send('Emulation.setEmulatedMedia', media);
  root.render(<Button>Join</Button>);
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  const button = getComputedStyle(document.querySelector('button') as Element);
  const { background } = getComputedStyle(document.documentElement);
  const outline = button.getPropertyValue('border-top-color');
  expect(button.borderTopStyle).toBe('solid');
  expect(outline).not.toMatch(/transparent|rgba\(.*, 0\)/);
  expect(background).not.toContain(outline);
});
