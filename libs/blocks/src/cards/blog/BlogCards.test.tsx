import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardGrid } from '../CardGrid.tsx';
import { blogCards } from './blog-cards.fixture.ts';

const html = renderToStaticMarkup(<CardGrid cardType="blog" contentType="blog" cards={blogCards} />);

it('enlarges the first post, and shows only its picture', () => {
  expect(html).toContain('data-enlarged="true"');
  expect(html.match(/<img/g)).toHaveLength(1);
});

it('shows the category and date of every post, and links to it [2.7.11]', () => {
  expect(html).toContain('<b>Notes on method</b><time dateTime="2026-02-22">February 22, 2026</time>');
  expect(html).toContain('href="/blog/on-being-early"');
});
