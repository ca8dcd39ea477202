import { UpstreamError } from '@guildhall/upstream';

/** Whether the supplier has refused the token. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403);
}
