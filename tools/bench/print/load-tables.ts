import type { Figures, LoadBesideConstant, PageLoad } from '../figures.ts';
import type { MeasuredPage } from '../pages.ts';
import { formatNumber, formatPercent } from './numbers.ts';
import { renderTable } from './table.ts';

const head = ['page', 'conn.', 'req/s', 'constant', 'ratio', 'by CPU', 'CPU µs', 'p50 ms', 'p99 ms', 'MB'];

export function renderLoadTables(
  { pages: loaded, plain, rssMb }: NonNullable<Figures['load']>,
  pages: readonly MeasuredPage[],
  client: string,
): string[] {
  const renderRows = (of: (row: PageLoad) => LoadBesideConstant | undefined) =>
    pages.flatMap(({ key, name }) =>
      (loaded[key] ?? []).flatMap((row) => {
        const figures = of(row);
        return figures ? [[name, String(row.connections), ...renderCells(figures)]] : [];
      }),
    );
  return [
    '',
    `Under load (${client}), compared with a bare Fastify that sends a constant of the same bytes and headers`,
    '',
    'Cached, brotli',
    '',
    ...renderTable(
      head,
      renderRows(({ cached }) => cached),
    ),
    '',
    'Uncached, rendered for each request, without compression',
    '',
    ...renderTable(
      head,
      renderRows(({ uncached }) => uncached),
    ),
    '',
    ...plain.map(
      ({ connections, figures, site }) =>
        `Bare Fastify + renderToString of the plain page, 12 cards, ${connections} connections: ${formatNumber(figures.perSecond)}/s, ${formatNumber(figures.cpuMicros)} CPU µs; measured alternately, the site's list of 12: ${formatNumber(site.perSecond)}/s, ${formatNumber(site.cpuMicros)} CPU µs, ${formatPercent(site.perSecond / figures.perSecond)} of the requests`,
    ),
    `Memory after load: ${formatNumber(rssMb.cached)} MB cached, ${formatNumber(rssMb.uncached)} MB uncached`,
  ];
}

function renderCells({ site, constant, ratio, cpuRatio }: LoadBesideConstant): string[] {
  return [
    formatNumber(site.perSecond),
    formatNumber(constant.perSecond),
    formatPercent(ratio),
    formatPercent(cpuRatio),
    formatNumber(site.cpuMicros),
    formatNumber(site.p50Ms, 1),
    formatNumber(site.p99Ms, 1),
    formatNumber(site.rssMb),
  ];
}
