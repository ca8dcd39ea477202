import type { FastifyInstance } from 'fastify';

/**
 * A `fetch` that calls an application in this process, without a network. If the application destroys the connection,
 * the call fails, as over a network. Supports methods, headers and text bodies; no signals or streams.
 */
export function fetchInProcess(app: FastifyInstance): typeof fetch {
  return async (input, { method = 'GET', headers, body } = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const response = await app
      .inject({
        method: method as 'GET',
        url: `${pathname}${search}`,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' && { payload: body }),
      })
      .catch((cause: unknown) => {
        throw new TypeError('fetch failed', { cause });
      });
    const hasBody = response.statusCode !== 204 && response.statusCode !== 304;
    return new Response(hasBody ? response.body : null, {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    });
  };
}
