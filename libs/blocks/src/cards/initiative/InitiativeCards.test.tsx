import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardGrid } from '../CardGrid.tsx';
import { card, html, url } from '../card.fixture.ts';
import { initiativeCards } from './initiative-cards.fixture.ts';

it('shows an initiative with its excerpt and links to it [2.7.11]', () => {
  const page = renderToStaticMarkup(<CardGrid cardType="initiative" cards={initiativeCards} />);
  expect(page).toContain('<a href="/initiatives/library-of-wrong-forecasts">');
  expect(page).toContain('<p>Two thousand predictions that failed');
});

it('shows its description if there is no excerpt', () => {
  const plain = card({
    title: 'Tender',
    permalink: url('/initiatives/tender'),
    description: html('A contract.'),
  });
  expect(renderToStaticMarkup(<CardGrid cardType="initiative" cards={[plain]} />)).toContain('A contract.');
});
