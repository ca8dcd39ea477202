import news from '../../content/pictures/news.ts';
import cases from '../../content/pictures/cases.ts';
import blog from '../../content/pictures/blog.ts';
import focusAreas from '../../content/pictures/focus-areas.ts';
import calendar from '../../content/pictures/calendar.ts';
import initiatives from '../../content/pictures/initiatives.ts';
import organisations from '../../content/pictures/organisations.ts';
import pages from '../../content/pictures/pages.ts';
import backIssues from '../../content/pictures/back-issues.ts';
import shop from '../../content/pictures/shop.ts';
import people from '../../content/pictures/people.ts';
import type { Drawing } from './drawing.ts';

/** Every picture that content can name. */
export const catalogue: Drawing[] = [
  ...news,
  ...cases,
  ...blog,
  ...focusAreas,
  ...calendar,
  ...initiatives,
  ...organisations,
  ...pages,
  ...people,
  ...shop,
  ...backIssues,
];

const byName = new Map(catalogue.map((drawing) => [drawing.name, drawing]));

export function findDrawing(name: string): Drawing | undefined {
  return byName.get(name);
}
