import { StorageFailure } from '@guildhall/server-kit/storage';
import { IdentityFailure, VendorRefusal } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import { ApiError } from '../errors/api-error.ts';

const refusals = {
  refused: 'API_UNAUTHENTICATED',
  ended: 'MEMBER_SESSION_ENDED',
  unavailable: 'MEMBERS_NOT_NOW',
} as const;

/** Converts errors of suppliers and of the store to ApiError. */
export async function withApiErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityFailure) throw new ApiError(refusals[error.kind]);
    if (error instanceof VendorRefusal && error.status === 404) throw new ApiError('MEMBER_FORBIDDEN');
    const isPassing =
      error instanceof VendorRefusal || error instanceof UpstreamError || error instanceof StorageFailure;
    throw isPassing ? new ApiError('MEMBERS_NOT_NOW') : error;
  }
}
