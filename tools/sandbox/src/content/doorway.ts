import type { FastifyInstance } from 'fastify';

/** The folder and the login of a content service that is not at the root of a public host. */
export interface Doorway {
  /** The folder in which the service is, such as `/cms`: it answers below that and nowhere else. */
  folder?: string;
  /** `name:password` of HTTP Basic authentication. */
  login?: string;
}

/** Refuses requests outside the folder or without the login, as the web server before WordPress does. */
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

/** Returns the address of a request without the folder, as the services know it. */
export function withoutFolder({ folder }: Doorway = {}): (request: { url?: string | undefined }) => string {
  return ({ url = '/' }) => (folder && url.startsWith(`${folder}/`) ? url.slice(folder.length) : url);
}
