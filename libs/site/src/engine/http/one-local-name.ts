import { isThisMachine } from '@guildhall/safe-content';
import type { FastifyInstance } from 'fastify';

/**
 * On a developer's machine, leads pages opened by another name of it (`127.0.0.1` for `localhost`) to the site's own
 * origin: from any other, forms would be refused. A site on the web has nothing of this.
 */
export function addOneLocalName(app: FastifyInstance, { SITE_ORIGIN }: { SITE_ORIGIN: string }): void {
  const own = new URL(SITE_ORIGIN);
  if (!isThisMachine(own.hostname)) return;
  app.addHook('onRequest', async (request, reply) => {
    const { host, 'sec-fetch-mode': mode } = request.headers;
    const named = mode === 'navigate' && request.method === 'GET' ? URL.parse(`http://${host}`) : null;
    const isOther =
      named && named.host !== own.host && named.port === own.port && isThisMachine(named.hostname);
    return isOther ? reply.redirect(`${own.origin}${request.url}`, 307) : undefined;
  });
}
