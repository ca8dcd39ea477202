import news from '../example-content/pictures/news.ts';
import cases from '../example-content/pictures/cases.ts';
import blog from '../example-content/pictures/blog.ts';
import focusAreas from '../example-content/pictures/focus-areas.ts';
import calendar from '../example-content/pictures/calendar.ts';
import initiatives from '../example-content/pictures/initiatives.ts';
import organisations from '../example-content/pictures/organisations.ts';
import pages from '../example-content/pictures/pages.ts';
import backIssues from '../example-content/pictures/back-issues.ts';
import shop from '../example-content/pictures/shop.ts';
import people from '../example-content/pictures/people.ts';
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
