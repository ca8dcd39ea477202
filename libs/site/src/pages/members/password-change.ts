import type { Organisation } from '@guildhall/organisation';
import fp from 'fastify-plugin';
import { noStore } from '../../config/caching.ts';

/**
 * Leads password managers to the page on which members change their password:
 * https://www.w3.org/TR/change-password-url/. There is none where members log in by links.
 */
export const passwordChange = fp<Pick<Organisation, 'paths' | 'logins'>>(
  (app, { paths, logins }, done) => {
    if (logins !== 'links')
      app.get('/.well-known/change-password', (_request, reply) =>
        reply.header('cache-control', noStore).redirect(paths.profile, 302),
      );
    done();
  },
  { name: 'password-change', fastify: '5.x' },
);
