import { expect, it, vi } from 'vitest';
import { policy } from '../urls/policy.fixture.ts';
import { nameLinks } from './name-links.ts';
import { sanitizeHtml } from './sanitize-html.ts';

function name(html: string) {
  const onNameless = vi.fn();
  const named: string = nameLinks(sanitizeHtml(html, policy), (url) => `to "${url}"`, onNameless);
  return { named, nameless: onNameless.mock.calls.flat() };
}

const picture = '<img src="https://content.example/a.webp" alt="" />';

it.each([
  ['alone', picture],
  ['with blanks', ` ${picture}&nbsp;<br />`],
  ['in an element', `<span>${picture}</span>`],
])('a link around a picture without a description gets a name: %s', (_, content) => {
  const { named, nameless } = name(`<a href="/a?b=1&amp;c=2">${content}</a>`);
  expect(named).toMatch(/^<a href="\/a\?b=1&amp;c=2" aria-label="to &quot;\/a\?b=1&amp;c=2&quot;">.*<img /);
  expect(nameless).toEqual(['picture']);
});

it('a blank name is replaced', () => {
  expect(name(`<a href="/a" aria-label=" ">${picture}</a>`).named).toBe(
    `<a href="/a" aria-label="to &quot;/a&quot;">${picture}</a>`,
  );
});

it.each([
  ['<p>One<a href="/a"></a> two</p>', '<p>One two</p>'],
  ['<p>One<a href="/a"> &nbsp;\u200b<br /></a>two</p>', '<p>One \u00a0\u200b<br />two</p>'],
  ['<a href="/a"><strong></strong></a>', '<strong></strong>'],
  ['<a href="/a" id="n"></a>', '<a name="n"></a>'],
])('an empty link is left out: %s', (html, outcome) => {
  expect(name(html)).toEqual({ named: outcome, nameless: ['empty'] });
});

it.each([
  '<a href="/a">One</a> <a href="/b"><em>two</em></a>',
  `<a href="/a">${picture.replace('<img', '<img class="is-inline"')} One</a>`,
  '<a href="/a"><img src="https://content.example/a.webp" alt="A quay" /></a>',
  '<a href="/a" aria-label="One"></a>',
  `<a href="/a" title="One">${picture}</a>`,
  '<p><a name="n"></a>One</p>',
  '<p>No link</p>',
])('every other link is unchanged: %s', (html) => {
  expect(name(html)).toEqual({ named: html, nameless: [] });
});
