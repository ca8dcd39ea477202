// Renders pages in its own process, without HTTP, and prints the figures as one line of JSON. Arguments: seconds per
// page, the pages as JSON. The environment is the site's.
import type { Figures } from '../figures.ts';
import { listLengths, type MeasuredPage } from '../pages.ts';
import { openSite } from '../stack/open-site.ts';
import { renderPlainPage } from './plain-page.ts';
import { measureProcessorTimes } from './processor-times.ts';

const seconds = Number(process.argv[2]);
const pages = JSON.parse(process.argv[3] ?? '[]') as MeasuredPage[];

const { build } = await openSite(process.env);
const times: Partial<Record<string, number>> = await measureProcessorTimes<string>(
  {
    ...Object.fromEntries(pages.map(({ key, path }) => [`site ${key}`, () => build(path)])),
    ...Object.fromEntries(
      listLengths.map((length) => [`plain list-${length}`, () => renderPlainPage(length)]),
    ),
  },
  seconds,
);
const select = (of: 'site' | 'plain') =>
  Object.fromEntries(pages.map(({ key }) => [key, times[`${of} ${key}`]]));
const figures: NonNullable<Figures['render']> = { site: select('site'), plain: select('plain') };
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
