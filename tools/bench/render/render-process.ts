// Renders pages in its own process, without HTTP, and prints the figures as one line of JSON. Arguments: seconds per
// page, the pages as JSON. The environment is the site's.
import type { Figures, RenderFigures } from '../figures.ts';
import { listLengths, type MeasuredPage, type PageKey } from '../pages.ts';
import { openSite } from '../stack/open-site.ts';
import { renderPlainPage } from './plain-page.ts';
import { measureProcessorTimes, computeSlope, timeRender } from './time-render.ts';

type Work = () => unknown;
type Rendered = Partial<Record<PageKey, RenderFigures>>;

const seconds = Number(process.argv[2]);
const pages = JSON.parse(process.argv[3] ?? '[]') as MeasuredPage[];

const { buildReading, buildRemembering } = await openSite(process.env);
const sitePages = pages.map(({ key, path }): [PageKey, Work] => [key, () => buildRemembering(path)]);
const plainPages = listLengths.map((length): [PageKey, Work] => [
  `list-${length}`,
  () => renderPlainPage(length),
]);
const clock = { site: await timeEach(sitePages), plain: await timeEach(plainPages) };
const cpu: Partial<Record<string, number>> = await measureProcessorTimes<string>(
  {
    ...Object.fromEntries(sitePages.map(([key, work]) => [`site ${key}`, work])),
    ...Object.fromEntries(plainPages.map(([key, work]) => [`plain ${key}`, work])),
    again: () => buildReading('/bench-12'),
  },
  seconds,
);
const [site, plain] = [withCpu('site'), withCpu('plain')];
const figures: NonNullable<Figures['render']> = {
  site,
  plain,
  readAgainMicros: cpu['again'] ?? NaN,
  perCard: computeListSlope(site),
  plainPerCard: computeListSlope(plain),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);

async function timeEach(works: readonly [PageKey, Work][]) {
  const timed: [PageKey, Awaited<ReturnType<typeof timeRender>>][] = [];
  for (const [key, work] of works) timed.push([key, await timeRender(work, seconds)]);
  return timed;
}

function withCpu(of: 'site' | 'plain'): Rendered {
  return Object.fromEntries(
    clock[of].map(([key, times]) => [key, { ...times, cpuMicros: cpu[`${of} ${key}`] ?? NaN }]),
  );
}

function computeListSlope(rendered: Rendered) {
  const [few, more, many] = listLengths.map((length) => rendered[`list-${length}`]?.cpuMicros ?? NaN);
  return computeSlope([few ?? NaN, more ?? NaN, many ?? NaN]);
}
