import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EntrySeed } from '../content/seed/seed.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { identitySeeds } from '../identity/seed-identities.ts';
import { renderHomePage } from './home-page.ts';
import type { ServiceEntry } from './services.ts';

interface HomeOptions {
  origin: () => string;
  siteOrigin: string | undefined;
  previewSecret: string | undefined;
  /** The draft that the page links to, if the content has one. */
  draft: Pick<EntrySeed, 'id' | 'title'> | undefined;
  services: readonly ServiceEntry[];
  now: () => Date;
  faults: FaultList;
  /** True if members log in at the identity vendor. */
  hasIdentity: boolean;
  controls: readonly string[];
}

const styles = readFileSync(join(import.meta.dirname, '../../src/home/home.css'));

export function addHomeRoutes(app: FastifyInstance, options: HomeOptions): void {
  const { origin, siteOrigin, previewSecret, draft, services, now, faults } = options;
  const createPreviewUrl = () =>
    siteOrigin && previewSecret && draft
      ? {
          title: draft.title,
          address: `${siteOrigin}/preview?ticket=${createPreviewTicket(draft.id, previewSecret, now())}`,
        }
      : undefined;
  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .header('referrer-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .send(
        renderHomePage({
          origin: origin(),
          siteOrigin,
          preview: createPreviewUrl(),
          services,
          faults: faults.all(),
          members: options.hasIdentity ? identitySeeds : [],
          controls: options.controls,
        }),
      ),
  );
  app.get('/_sandbox/home.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}

const hourS = 3_600;

/** A preview ticket for an entry, as an editor's plug-in makes it: `id.expiry.hmac`, valid for an hour. */
function createPreviewTicket(id: number, secret: string, now: Date): string {
  const ticket = `${id}.${Math.floor(now.getTime() / 1000) + hourS}`;
  return `${ticket}.${createHmac('sha256', secret).update(ticket).digest('hex')}`;
}
