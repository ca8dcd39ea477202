import { isRecord } from '../fields/is-record.ts';

/**
 * Reads a path of the content host as JSON. It rejects on any failure: no connection, deadline, a status other than
 * 2xx, a redirect, a body that is not JSON.
 *
 * A rejection with the `status` 404 or 410 and a `bodyCode` (the `code` of the body, '' for a JSON body without one)
 * says that the service itself answered that nothing is there, as the errors of @guildhall/upstream do.
 */
export type ReadJson = (path: string, options?: { headers?: Record<string, string> }) => Promise<unknown>;

/** `nothing`: the service says that it has nothing there. `no route`: it does not even know the kind of question. */
export type Answer =
  { came: 'json'; json: unknown } | { came: 'nothing' } | { came: 'no route' | 'not'; reason: string };

/** Reads, and turns a rejection into what it means. */
export async function readAnswer(
  readJson: ReadJson,
  path: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  try {
    return { came: 'json', json: await readJson(path, headers && { headers }) };
  } catch (error) {
    const code = bodyCodeOf(error);
    if (code === 'rest_no_route')
      return { came: 'no route', reason: 'the content service has no such route: is its plug-in active?' };
    return code === undefined ? { came: 'not', reason: reasonOf(error) } : { came: 'nothing' };
  }
}

/** A web page with the status 404 may come from anything that stands before the service: it says nothing. */
function bodyCodeOf(error: unknown): string | undefined {
  if (!isRecord(error) || (error['status'] !== 404 && error['status'] !== 410)) return undefined;
  return typeof error['bodyCode'] === 'string' ? error['bodyCode'] : undefined;
}

/** The parser of JSON quotes the body in its message, and bodies do not belong into logs. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the read failed';
  if (error.name === 'SyntaxError') return 'the answer is not JSON';
  return `${error.name}: ${error.message}`.slice(0, 200);
}
