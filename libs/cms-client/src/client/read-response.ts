import { isRecord } from '../fields/is-record.ts';

/**
 * Reads a path of the content host as JSON. It rejects on any failure: no connection, deadline, a status other than
 * 2xx, a redirect, a body that is not JSON.
 *
 * A rejection with the `status` 404 or 410 and a `bodyCode` (the `code` of the body, '' for a JSON body without one)
 * says that the service itself answered that nothing is there, as the errors of @guildhall/upstream do.
 *
 * It may resolve to the object it has resolved to before, for the same text: then what was made of that is used again.
 */
export type ReadJson = (path: string, options?: { headers?: Record<string, string> }) => Promise<unknown>;

/** `empty`: the service answered that there is no such entry or list. `no route`: the service has no such route. */
export type ContentResponse =
  { kind: 'json'; json: unknown } | { kind: 'empty' } | { kind: 'no route' | 'failed'; reason: string };

/** Reads, and classifies a rejection. */
export async function readResponse(
  readJson: ReadJson,
  path: string,
  headers?: Record<string, string>,
): Promise<ContentResponse> {
  try {
    return { kind: 'json', json: await readJson(path, headers && { headers }) };
  } catch (error) {
    const code = findBodyCode(error);
    if (code === 'rest_no_route')
      return {
        kind: 'no route',
        reason: 'the content service does not have this route: is its plugin active?',
      };
    return code === undefined ? { kind: 'failed', reason: toReason(error) } : { kind: 'empty' };
  }
}

/** A web page with the status 404 may come from anything in front of the service, so it proves nothing. */
function findBodyCode(error: unknown): string | undefined {
  if (!isRecord(error) || (error['status'] !== 404 && error['status'] !== 410)) return undefined;
  return typeof error['bodyCode'] === 'string' ? error['bodyCode'] : undefined;
}

/** The parser of JSON quotes the body in its message, and bodies do not belong into logs. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'the request failed';
  if (error.name === 'SyntaxError') return 'the response is not JSON';
  return `${error.name}: ${error.message}`.slice(0, 200);
}
