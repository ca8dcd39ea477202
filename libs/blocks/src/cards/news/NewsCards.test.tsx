import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardGrid } from '../CardGrid.tsx';
import { html } from '../card.fixture.ts';
import { newsCards, newsElsewhere } from './news-cards.fixture.ts';

const render = (cards: typeof newsCards, options: { contentType?: 'news' | 'cases' } = {}) =>
  renderToStaticMarkup(<CardGrid cardType="newsStyle" cards={cards} {...options} />);

describe('a news card', () => {
  it('links to its permalink [2.7.1]', () => {
    expect(render(newsCards)).toContain('<a href="/news/seed-library-opens">A library that lends seeds');
  });

  it('links to its alternative link if it has one, and announces a new tab [2.7.1]', () => {
    const page = render([newsElsewhere]);
    expect(page).toContain('<a href="https://parliament.example/report" target="_blank" rel="noopener">');
    expect(page).toContain('(opens in a new tab)');
    expect(page).not.toContain('/news/quoted');
  });

  it('shows its category and date [2.7.11]', () => {
    expect(render(newsCards)).toContain('<b>Oceans</b><time dateTime="2026-03-12">March 12, 2026</time>');
  });

  it('does not show an invalid date', () => {
    expect(render([{ ...newsElsewhere, cats: [], postDate: '99999999' }])).not.toContain('<time');
  });

  it('has exactly one link', () => {
    expect(render(newsCards).match(/<a /g)).toHaveLength(newsCards.length);
  });

  it('puts a description with paragraphs into a div, and plain text into a paragraph', () => {
    const [card] = newsCards;
    if (!card) throw new Error('The fixture has no news');
    expect(render([{ ...card, description: html('<p>One.</p><p>Two.</p>') }])).toMatch(/<div[^>]*><p>One\./);
    expect(render([{ ...card, description: html('Only <em>words</em>.') }])).toContain(
      '<p>Only <em>words</em>.</p>',
    );
  });
});

describe('an enlarged news list', () => {
  const page = render(newsCards, { contentType: 'news' });

  it('is marked, so that its first card is large in wide windows', () => {
    expect(page).toMatch(/^<ul[^>]* data-enlarged="true"/);
    expect(render(newsCards, { contentType: 'cases' })).not.toContain('data-enlarged');
  });

  it('offers the first card’s picture in every width, the others in one', () => {
    expect(page.match(/srcSet=/g)).toHaveLength(1);
    expect(page).toMatch(/640w, .*1024w, .*1600w, .*1920w/);
  });

  it('shortens the other cards to picture and title, or title and text', () => {
    expect(page).toContain('For eleven years');
    expect(page).not.toContain('Bakers, nurses and cleaners');
    const [first, second] = newsCards;
    if (!first || !second) throw new Error('The fixture has no news');
    const { image: _, ...withoutPicture } = second;
    expect(render([first, withoutPicture], { contentType: 'news' })).toContain('Bakers, nurses and cleaners');
  });
});
