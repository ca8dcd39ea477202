import { expect, it } from 'vitest';
import { comparePages } from './compare-pages.ts';
import { knownDifferences } from './known-differences.ts';

it('finds nothing in equal pages', () => {
  const page = '<p>One</p><p>Two</p>';
  expect(comparePages(page, page)).toEqual({ lines: 2, known: [], unexplained: [] });
});

it('names known differences that pages have, and no others', () => {
  const sandbox = '<img class="tint-f6f1e7" src="http://localhost:4400/media/a-640.jpg?v=12ab"/><p>One</p>';
  const wordPress = '<img src="http://127.0.0.1:4420/wp-content/uploads/media/a-640.jpg"/><p>One</p>';
  const { known, unexplained } = comparePages(sandbox, wordPress);
  expect(unexplained).toEqual([]);
  expect(known).toContain('colours of pictures');
  expect(known).not.toContain('titles of texts');
});

it.each([
  ['another text', '<p>One</p>', '<p>Two</p>', ['- <p>One</p>', '+ <p>Two</p>']],
  ['a missing element', '<p>One</p><p>One</p>', '<p>One</p>', ['- <p>One</p>']],
  ['another order', '<i>1</i><i>2</i>', '<i>2</i><i>1</i>', ['moved: <i>1</i>']],
  ['an added element', '<p>One</p>', '<p>One</p><hr/>', ['+ <hr/>']],
  [
    'another attribute',
    '<a href="/a">One</a>',
    '<a href="/b">One</a>',
    ['- <a href="/a">One</a>', '+ <a href="/b">One</a>'],
  ],
])('reports %s', (_, sandbox, wordPress, expected) => {
  expect(comparePages(sandbox, wordPress).unexplained).toEqual(expected);
});

it('removes only the wrapper of a text', () => {
  const texts = knownDifferences.find(({ name }) => name === 'texts as HTML');
  const html =
    '<div class="gh_Html_flow gh_TextView_text"><p>A <b>word</b></p></div><div class="other">B</div>';
  expect(texts?.remove(html)).toBe('<p>A <b>word</b></p><div class="other">B</div>');
});
