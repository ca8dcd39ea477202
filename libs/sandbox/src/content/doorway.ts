import type { FastifyInstance } from 'fastify';

/** The folder and login of a content service that is not at the root of a public host. */
export interface Doorway {
  /** The folder of the service, such as `/cms`: it serves URLs below it and nothing else. */
  folder?: string;
  login?: string;
}

/** Refuses requests outside the folder or without the login, like the web server in front of WordPress. */
export function addDoorway(app: FastifyInstance, { folder, login }: Doorway): void {
  const expected = login && `Basic ${Buffer.from(login).toString('base64')}`;
  app.addHook('onRequest', async (request, reply) => {
    if (folder && !request.originalUrl.startsWith(`${folder}/`))
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>404 Not Found</title>');
    if (expected && request.headers.authorization !== expected)
      return reply.code(401).header('www-authenticate', 'Basic realm="Editors"').send('Unauthorized');
    return undefined;
  });
}

/** Removes the folder from the URL of a request, since the services do not know it. */
export function createUrlRewrite({ folder }: Doorway = {}): (request: {
  url?: string | undefined;
}) => string {
  return ({ url = '/' }) => (folder && url.startsWith(`${folder}/`) ? url.slice(folder.length) : url);
}
