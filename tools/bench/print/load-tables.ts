import type { Figures, LoadBesideConstant, PageLoad } from '../figures.ts';
import type { MeasuredPage } from '../pages.ts';
import { number, percent } from './numbers.ts';
import { table } from './table.ts';

const head = ['page', 'conn.', 'req/s', 'constant', 'ratio', 'by CPU', 'CPU µs', 'p50 ms', 'p99 ms', 'MB'];

export function loadTables(
  { pages: loaded, plain, rssMb }: NonNullable<Figures['load']>,
  pages: readonly MeasuredPage[],
  client: string,
): string[] {
  const rows = (of: (row: PageLoad) => LoadBesideConstant | undefined) =>
    pages.flatMap(({ key, name }) =>
      (loaded[key] ?? []).flatMap((row) => {
        const figures = of(row);
        return figures ? [[name, String(row.connections), ...cells(figures)]] : [];
      }),
    );
  return [
    '',
    `Under load (${client}), beside a bare Fastify that sends a constant of the same bytes and headers`,
    '',
    'Cached, brotli',
    '',
    ...table(
      head,
      rows(({ cached }) => cached),
    ),
    '',
    'Uncached, rendered for each request, without compression',
    '',
    ...table(
      head,
      rows(({ uncached }) => uncached),
    ),
    '',
    ...plain.map(
      ({ connections, figures, site }) =>
        `Bare Fastify + renderToString of the plain page, 12 cards, ${connections} connections: ${number(figures.perSecond)}/s, ${number(figures.cpuMicros)} CPU µs; in turn with it the site's list of 12: ${number(site.perSecond)}/s, ${percent(site.perSecond / figures.perSecond)}`,
    ),
    `Memory after load: ${number(rssMb.cached)} MB cached, ${number(rssMb.uncached)} MB uncached`,
  ];
}

function cells({ site, constant, ratio, cpuRatio }: LoadBesideConstant): string[] {
  return [
    number(site.perSecond),
    number(constant.perSecond),
    percent(ratio),
    percent(cpuRatio),
    number(site.cpuMicros),
    number(site.p50Ms, 1),
    number(site.p99Ms, 1),
    number(site.rssMb),
  ];
}
