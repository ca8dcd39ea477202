import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FaultList } from '../faults/fault-list.ts';
import type { RequestLog } from '../requests/request-log.ts';
import { homePage } from './home-page.ts';
import { services } from './services.ts';

interface HomeOptions {
  origin: () => string;
  siteOrigin: string | undefined;
  faults: FaultList;
  log: RequestLog;
}

const styles = readFileSync(join(import.meta.dirname, 'home.css'));

export function addHomeRoutes(app: FastifyInstance, { origin, siteOrigin, faults, log }: HomeOptions): void {
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
        homePage({
          origin: origin(),
          siteOrigin,
          services,
          faults: faults.all(),
          requests: log.all().reverse().slice(0, 25),
        }),
      ),
  );
  app.get('/_sandbox/home.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}
