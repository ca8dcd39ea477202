// Renders pages in a process of its own, without HTTP, and prints the figures as one line of JSON.
// Arguments: seconds per page, the pages as JSON. The environment is the site's.
import type { Figures, RenderFigures } from '../figures.ts';
import { listLengths, type MeasuredPage, type PageKey } from '../pages.ts';
import { openSiteParts, type PageMaker } from '../stack/site-parts.ts';
import { renderPlainPage } from './plain-page.ts';
import { slope, timeRender } from './time-render.ts';

type Rendered = Partial<Record<PageKey, RenderFigures>>;

const seconds = Number(process.argv[2]);
const pages = JSON.parse(process.argv[3] ?? '[]') as MeasuredPage[];

const { readingMaker, rememberingMaker } = await openSiteParts(process.env);
const [site, plain] = [await renderSite(rememberingMaker), await renderPlain()];
const figures: NonNullable<Figures['render']> = {
  site,
  plain,
  readAnewMicros: await processorTime(() => readingMaker.entry('/bench-12')),
  perCard: slopeOf(site),
  plainPerCard: slopeOf(plain),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);

async function renderSite(maker: PageMaker): Promise<Rendered> {
  const rendered: Rendered = {};
  for (const { key, path } of pages) rendered[key] = await timeRender(() => maker.entry(path), seconds);
  return rendered;
}

async function renderPlain(): Promise<Rendered> {
  const rendered: Rendered = {};
  for (const length of listLengths)
    rendered[`list-${length}`] = await timeRender(() => renderPlainPage(length), seconds);
  return rendered;
}

/** Processor time of one run, µs: what it waits for others does not count. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  await timeRender(work, seconds / 2);
  const before = process.cpuUsage();
  const since = performance.now();
  let runs = 0;
  while (performance.now() - since < seconds * 1000) {
    await work();
    runs += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / runs;
}

function slopeOf(rendered: Rendered) {
  const [few, more, many] = listLengths.map((length) => rendered[`list-${length}`]?.p50 ?? NaN);
  return slope([few ?? NaN, more ?? NaN, many ?? NaN]);
}
