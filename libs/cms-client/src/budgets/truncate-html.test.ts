import { describe, expect, it } from 'vitest';
import { truncateHtml } from './truncate-html.ts';

const beginning = (html: string, room: { characters?: number; work?: number }) =>
  truncateHtml(html, { characters: Infinity, work: Infinity, ...room }).html;

describe('truncated HTML', () => {
  it('is complete if the capacity suffices', () => {
    expect(beginning('<p>One</p><p>Two</p>', {})).toBe('<p>One</p><p>Two</p>');
    expect(beginning('', {})).toBe('');
  });

  it('ends with a complete paragraph, row or list item', () => {
    expect(beginning('<p>One</p><p>Two</p>', { characters: 17 })).toBe('<p>One</p>');
    expect(beginning('<table><tr><td>1</td></tr><tr><td>2</td></tr></table>', { work: 2 })).toBe(
      '<table><tr><td>1</td></tr>',
    );
  });

  it('of one long paragraph is as much as fits, never half a tag', () => {
    const words = 'word '.repeat(1_000);
    expect(beginning(`<p>${words}</p>`, { characters: 2_000 })).toHaveLength(2_000);
    expect(beginning(`<p>${words}<a href="/x">x</a></p>`, { characters: 5_008 })).toBe(`<p>${words}`);
  });

  it('is empty if hardly any capacity is left', () => {
    expect(beginning('<p>One</p><p>Two</p>', { characters: 5 })).toBe('');
    expect(beginning('<p>One</p><p>Two</p>', { work: 0 })).toBe('');
    expect(beginning('<p>One</p>', { characters: -1 })).toBe('');
  });

  it('costs more with URLs to check', () => {
    const work = (html: string) => truncateHtml(html, { characters: Infinity, work: Infinity }).work;
    expect(work('<img src="/a.webp">')).toBeGreaterThan(work('<a href="/a">'));
    expect(work('<a href="/a">')).toBeGreaterThan(work('<td>'));
    expect(work('<td>')).toBeGreaterThan(work('</td>'));
    expect(work('words')).toBe(0);
  });
});
