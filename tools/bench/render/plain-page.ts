import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const sentence = 'An editorial page is words and pictures, and a button that opens the menu of the site. ';

/**
 * The HTML of a small page by a bare `renderToString`: a header with a menu button, a hero with a picture,
 * four blocks of rich text, cards with picture, title, text and price, a footer of four columns. About 13 kB and 220
 * elements with 12 cards; it contains no code of this product.
 */
export function renderPlainPage(cards: number): string {
  return `<!doctype html>${renderToString(page(cards))}`;
}

function page(cards: number): ReactElement {
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'A plain page')),
    h(
      'body',
      null,
      header(),
      h('main', null, hero(), times(4, richText), h('ul', { className: 'cards' }, times(cards, card))),
      h('footer', { className: 'footer' }, times(4, column)),
    ),
  );
}

function header(): ReactElement {
  const links = times(5, (index) =>
    h('li', { key: index }, h('a', { href: `/section-${index}` }, `Section ${index}`)),
  );
  return h(
    'header',
    { className: 'header' },
    h('a', { href: '/', className: 'logo' }, 'The house'),
    h('button', { type: 'button', 'aria-expanded': 'false' }, 'Menu'),
    h('nav', { 'aria-label': 'Main' }, h('ul', null, links)),
  );
}

function hero(): ReactElement {
  return h(
    'section',
    { className: 'hero' },
    h('h1', null, 'A page of words and pictures'),
    h('p', null, sentence.repeat(2)),
    picture('/hero', 1600, 900),
  );
}

function richText(index: number): ReactElement {
  return h(
    'section',
    { key: index, className: 'text' },
    h('h2', null, `Chapter ${index}`),
    times(4, (paragraph) =>
      h(
        'p',
        { key: paragraph },
        h('strong', null, 'A word. '),
        sentence.repeat(3),
        h('a', { href: '/more' }, 'More'),
      ),
    ),
  );
}

function card(index: number): ReactElement {
  return h(
    'li',
    { key: index, className: 'card' },
    h(
      'a',
      { href: `/card-${index}`, className: 'card-link' },
      picture(`/card-${index}`, 640, 427),
      h(
        'div',
        { className: 'card-body' },
        h('h3', { className: 'card-title' }, `Card number ${index}`),
        h('p', { className: 'card-text' }, sentence),
        h('span', { className: 'card-price' }, `${index * 10} kr.`),
      ),
    ),
  );
}

function column(index: number): ReactElement {
  const links = times(5, (link) =>
    h('li', { key: link }, h('a', { href: `/${index}-${link}` }, `Link ${link}`)),
  );
  return h(
    'div',
    { key: index, className: 'column' },
    h('h2', null, `Column ${index}`),
    h('ul', null, links),
  );
}

function picture(name: string, width: number, height: number): ReactElement {
  const srcSet = [640, 1024, 1600].map((size) => `${name}-${size}.jpg ${size}w`).join(', ');
  return h('img', {
    src: `${name}-1024.jpg`,
    srcSet,
    sizes: '100vw',
    alt: '',
    width,
    height,
    loading: 'lazy',
  });
}

function times(count: number, make: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
