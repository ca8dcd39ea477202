import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createPlainPdf } from './plain-pdf.ts';

const tides = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The tides of 2061</title>
<style>html,body{margin:0;height:100%}body{display:grid;grid-template-rows:1fr auto;background:#f7f2e9;color:#1d1b19;font:1rem/1.5 sans-serif}svg{width:100%;height:100%;min-height:8rem}p{margin:0;padding:.75rem 1.25rem 1.25rem}</style></head>
<body><svg viewBox="0 0 1200 400" preserveAspectRatio="none" role="img" aria-label="Two curves of the tide: the one of 2061 stands higher than the one of today."><path d="M0 240Q75 120 150 240T300 240T450 240T600 240T750 240T900 240T1050 240T1200 240V400H0Z" fill="#f0a884"/><path d="M0 280Q75 180 150 280T300 280T450 280T600 280T750 280T900 280T1050 280T1200 280V400H0Z" fill="#14213d"/></svg>
<p>High water at the west quay, today (blue) and as expected in 2061 (peach).</p></body></html>`;

/** Drawings for the pages that the site makes itself. */
const drawings = ['futures-cone.svg', 'fault.svg', 'low-water.svg', 'doorway.svg'].map((name) => {
  const body = readFileSync(join(import.meta.dirname, '../../content/uploads', name), 'utf8');
  return [name, { type: 'image/svg+xml', body }] as const;
});

/** Editors' uploads other than photographs: a page to embed, a file to download, drawings. */
const uploads: Record<string, { type: string; body: string | Buffer }> = {
  'tides.html': { type: 'text/html; charset=utf-8', body: tides },
  'what-we-owe-2026.pdf': {
    type: 'application/pdf',
    body: createPlainPdf('What we owe for crossing it, 2026'),
  },
  ...Object.fromEntries(drawings),
};

/** Uploads of the content service. Any site may embed the page. */
export function addUploadRoutes(app: FastifyInstance): void {
  for (const [name, { type, body }] of Object.entries(uploads)) {
    app.get(`/wp-content/uploads/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'public, max-age=300')
        .send(body),
    );
  }
}
