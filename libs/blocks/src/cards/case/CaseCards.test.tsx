import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardGrid } from '../CardGrid.tsx';
import { caseCards } from './case-cards.fixture.ts';

const render = (count: number) =>
  renderToStaticMarkup(<CardGrid cardType="case" contentType="cases" cards={caseCards.slice(0, count)} />);

it('enlarges a single case, with its picture in every width', () => {
  expect(render(1)).toContain('data-enlarged="true"');
  expect(render(1)).toContain('1920w');
});

it('shows several cases in equal size', () => {
  expect(render(4)).not.toContain('data-enlarged');
  expect(render(4)).not.toContain('srcSet');
});

it('links to the case and shows its category [2.7.11]', () => {
  expect(render(4)).toContain('href="/cases/a-hospital-without-corridors"');
  expect(render(4)).toContain('<p>A region</p>');
});
