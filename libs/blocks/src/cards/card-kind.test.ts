import { expect, it } from 'vitest';
import { cardTypeOf } from './card-kind.ts';

it('shows people as person cards and focus areas as peachimg cards', () => {
  expect(cardTypeOf('people')).toBe('person');
  expect(cardTypeOf('focus-areas')).toBe('peachimg');
});

it('shows every other content type as cards of its own kind', () => {
  const kinds = (['news', 'cases', 'blog', 'calendar', 'initiatives', 'organisations'] as const).map(
    cardTypeOf,
  );
  expect(kinds).toEqual(['news', 'case', 'blog', 'calendar', 'initiative', 'organisation']);
});
