import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardGrid } from '../CardGrid.tsx';
import { organisationCards } from './organisation-cards.fixture.ts';

it('shows an organisation with its logo and description, and links to it [2.7.11]', () => {
  const html = renderToStaticMarkup(
    <CardGrid cardType="organisation" cards={organisationCards.slice(2, 3)} />,
  );
  expect(html).toMatch(/<img[^>]*mark-pilots-guild-640/);
  expect(html).toContain('<a href="/organisations/pilots-guild">The Pilots’ Guild</a>');
  expect(html).toContain('<p>Sixty pilots, one harbour</p>');
});
