import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardGrid } from './CardGrid.tsx';
import { cardsByType, cardTypes } from './all-cards.fixture.ts';
import { newsCards } from './news/news-cards.fixture.ts';

it('tells visitors below an incomplete list that there is more [3.1.9]', () => {
  const list = (cards: typeof newsCards) => renderToStaticMarkup(<CardGrid cards={cards} cardType="news" />);
  const last = newsCards.slice(-1).map((card) => ({ ...card, followedBy: 20 }));
  expect(list([...newsCards, ...last])).toMatch(
    /<\/ul><p [^>]*>This is too long to be shown in full\.<\/p>$/,
  );
  expect(list(newsCards)).toMatch(/<\/ul>$/);
});

it('shows past events apart, below a heading [7.13.22]', () => {
  const [first, second] = cardsByType.calendar;
  const event = (title: string, when?: 'past') =>
    ({ ...first, id: title, title, calendarData: { ...first?.calendarData, when } }) as typeof first & object;
  const order = (...cards: ReturnType<typeof event>[]) =>
    [
      ...renderToStaticMarkup(<CardGrid cards={cards} cardType="calendar" />).matchAll(
        /<ul role|<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g,
      ),
    ].map(([, title = 'list']) => title);
  expect(second).toBeDefined();
  const past = event('Over', 'past');
  expect(order(event('Soon'), past, event('Undated'))).toEqual([
    ...['list', 'Soon', 'Undated', 'Past events', 'list', 'Over'],
  ]);
  expect(order(past)).toEqual(['Past events', 'list', 'Over']);
});

describe.each(cardTypes)('a list of %s cards', (cardType) => {
  const cards = cardsByType[cardType];
  const html = renderToStaticMarkup(<CardGrid cardType={cardType} cards={cards} />);

  it('is one list with an item for each card, in order', () => {
    const titles = [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title);
    expect(titles).toEqual(cards.map(({ title }) => title.replace('&', '&amp;')));
    expect(html).toMatch(/^<ul role="list"/);
  });

  it('shows a card without a target, and without a link [2.7.7]', () => {
    const [first] = cards;
    if (!first) throw new Error('The fixture has no cards');
    const { permalink: _permalink, link: _link, calendarData: _data, peopleData: _person, ...plain } = first;
    const page = renderToStaticMarkup(
      <CardGrid cardType={cardType} cards={[{ ...plain, title: 'A tide' }]} />,
    );
    expect(page).toContain('>A tide</h3>');
    expect(page).not.toContain('<a');
  });

  it('has neither a style attribute nor a script', () => {
    expect(html).not.toMatch(/ style=|<script/);
  });

  it('has pictures with an empty alt, and with width and height', () => {
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) {
      expect(picture).toMatch(/ alt=""/);
      expect(picture).toMatch(/ width="\d+" height="\d+"/);
    }
  });

  it('marks the title for the transition to the next page', () => {
    expect(html.match(/data-transition="title"/g)).toHaveLength(cards.length);
  });

  it('costs at most 600 bytes of HTML for each further card', () => {
    const bytes = (list: typeof cards) =>
      Buffer.byteLength(
        renderToStaticMarkup(<CardGrid cardType={cardType} contentType="cases" cards={list} />),
      );
    const two = bytes(cards.slice(0, 2));
    for (const card of cards.slice(2)) {
      expect(bytes([...cards.slice(0, 2), card]) - two).toBeLessThanOrEqual(600);
    }
  });
});

describe('a list of cards', () => {
  it('renders nothing without cards', () => {
    expect(renderToStaticMarkup(<CardGrid cardType="news" cards={[]} />)).toBe('');
  });

  it('has headings of the given level', () => {
    expect(renderToStaticMarkup(<CardGrid cardType="blog" cards={newsCards} headingLevel={2} />)).toContain(
      '<h2',
    );
  });

  it('loads only the first picture at once, and only at the top of a page', () => {
    const top = renderToStaticMarkup(<CardGrid cardType="newsStyle" cards={newsCards} priority />);
    const pictures = [...top.matchAll(/<img[^>]*>/g)].map(([picture]) => picture);
    expect(pictures[0]).toMatch(/ loading="eager" .*fetchPriority="high"/);
    expect(pictures.slice(1).every((picture) => picture.includes('loading="lazy"'))).toBe(true);
    const further = renderToStaticMarkup(<CardGrid cardType="newsStyle" cards={newsCards} />);
    expect(further).not.toContain('eager');
  });

  it('shows a card without a picture as text alone', () => {
    const plain = newsCards.map(({ image: _, ...card }) => card);
    for (const cardType of cardTypes) {
      expect(renderToStaticMarkup(<CardGrid cardType={cardType} cards={plain} />)).not.toContain('<img');
    }
  });
});
