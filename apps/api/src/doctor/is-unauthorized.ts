import { UpstreamError } from '@guildhall/upstream';

/** True when the supplier has refused the token. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403);
}
