import { UpstreamError } from '@guildhall/upstream';

/**
 * True if a supplier refused the credentials of a call (401 or 403): the operator has to correct a variable.
 *
 * @example
 * import { UpstreamError } from '@guildhall/upstream';
 *
 * const explain = (error: UpstreamError) =>
 *   isUnauthorized(error) ? 'Check TILL_API_KEY.' : `Did not work: ${error.code}`;
 */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403);
}
