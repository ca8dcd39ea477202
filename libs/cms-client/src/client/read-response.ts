import type { ReadResult } from '@guildhall/safe-content';
import { isRecord } from '../fields/is-record.ts';

/**
 * Reads a path of the content host as JSON. Rejects on any failure: no connection, time-out, a status other than 2xx,
 * a redirect, a body that is not JSON.
 *
 * A rejection with `status` 404 or 410 and a `bodyCode` (the body's `code`, '' for JSON without one) means that the
 * service itself reported that nothing exists, as errors of @guildhall/upstream do.
 *
 * May resolve to the same object again for the same text: then the parsed result is reused.
 */
export type ReadJson = (path: string, options?: { headers?: Record<string, string> }) => Promise<unknown>;

/** `no route`: the service does not have the route. `removed`: it says so, with status 410. */
export type ContentResponse =
  | ReadResult<{ json: unknown }>
  | { outcome: 'missing'; state: 'removed'; json?: undefined }
  | { outcome: 'no route'; reason: string; json?: undefined };

export async function readResponse(
  readJson: ReadJson,
  path: string,
  headers?: Record<string, string>,
): Promise<ContentResponse> {
  try {
    return { outcome: 'found', json: await readJson(path, headers && { headers }) };
  } catch (error) {
    const code = findBodyCode(error);
    if (code === 'rest_no_route')
      return {
        outcome: 'no route',
        reason: 'the content service does not have this route: is its plugin active?',
      };
    if (code === undefined) return { outcome: 'failed', reason: toReason(error) };
    return isRecord(error) && error['status'] === 410
      ? { outcome: 'missing', state: 'removed' }
      : { outcome: 'missing' };
  }
}

/** An HTML page with status 404 may come from a proxy, so it proves nothing. */
function findBodyCode(error: unknown): string | undefined {
  if (!isRecord(error) || (error['status'] !== 404 && error['status'] !== 410)) return undefined;
  return typeof error['bodyCode'] === 'string' ? error['bodyCode'] : undefined;
}

/** The JSON parser quotes the body in its message, and bodies must not be logged. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'the request failed';
  if (error.name === 'SyntaxError') return 'the response is not JSON';
  return `${error.name}: ${error.message}`.slice(0, 200);
}
