import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escape } from '../../home/escape.ts';
import type { BillingSite } from '../state/site-state.ts';
import { isListed } from '../state/switches.ts';

/** Browsers get these as they are: a build leaves them where they are. */
const folder = join(import.meta.dirname, '../../../src/billing/pages');
const read = (name: string) => readFileSync(join(folder, name));
const styles = read('vendor-page.css');
const script = read('vendor-page.mjs');

export interface Report {
  event: string;
  value?: string;
}

export interface VendorPage {
  title: string;
  body: string;
  reports?: readonly Report[];
  /** Origins to which its forms may redirect. */
  leadsTo?: readonly (string | undefined)[];
}

/** The origin that opened the page in a frame or window, or '' for none. */
export interface Placement {
  host: string;
  query: string;
}

export function readPlacement(request: FastifyRequest): Placement {
  const { host } = request.query as { host?: string };
  const origin = URL.parse(host ?? '')?.origin;
  return origin ? { host: origin, query: `?host=${encodeURIComponent(origin)}` } : { host: '', query: '' };
}

/** Sends a page of the vendor, which reports to the page around it if that page's domain is listed. */
export function sendPage(
  reply: FastifyReply,
  site: BillingSite,
  { host }: Placement,
  { title, body, reports = [], leadsTo = [] }: VendorPage,
): FastifyReply {
  const switches = site.board.get();
  if (switches.denyFrames) void reply.header('x-frame-options', 'DENY');
  const forms = leadsTo.flatMap((url) => URL.parse(url ?? '')?.origin ?? []);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${forms.join(' ')}; base-uri 'none'; ` +
        `frame-ancestors ${switches.denyFrames ? "'none'" : '*'}`,
    ).send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/assets/vendor-page.css">
<script src="/assets/vendor-page.js" defer></script>
</head>
<body data-host="${escape(host)}" data-listed="${isListed(switches, host)}" data-reports="${escape(JSON.stringify(reports))}">
<p class="stand-in">Stand-in of the billing vendor, ${site.name} site. No card is charged here.</p>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>`);
}

export function addPageAssets(app: FastifyInstance): void {
  // The vendor's script adds this style to the page around a checkout: the empty overlay shows a loading state.
  app.get('/assets/hp_v3/iframe_views/loading.css', (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(".cb-overlay:empty::after { content: 'Loading'; color: #fff; }\n"),
  );
  app.get('/assets/vendor-page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/assets/vendor-page.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}

export function renderCloseButton({ host }: Placement): string {
  return host === '' ? '' : '<button type="button" class="quiet" data-report="close" disabled>Close</button>';
}
