import { UpstreamError } from '@guildhall/upstream';

export function isUnauthorized(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403);
}
