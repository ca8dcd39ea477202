import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MemberPortal } from './MemberPortal.tsx';

it('shows its title', () => {
  expect(renderToStaticMarkup(<MemberPortal title="A & B" />)).toContain('A &amp; B');
});

it('shows nothing without one', () => {
  expect(renderToStaticMarkup(<MemberPortal title="" />)).toBe('');
});
