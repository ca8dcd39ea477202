import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardGrid } from '../CardGrid.tsx';
import { focusAreaCards } from './focus-area-cards.fixture.ts';

it('shows a focus area as picture and title, and links to its permalink [2.7.4]', () => {
  const html = renderToStaticMarkup(<CardGrid cardType="peachimg" cards={focusAreaCards.slice(0, 1)} />);
  expect(html).toMatch(
    /<li><img[^>]*><h3[^>]*><a href="\/focus-areas\/oceans">Oceans that rise<\/a><\/h3><\/li>/,
  );
});
