import { VendorRefusal } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import { ApiError } from '../errors/api-error.ts';
import { StorageFailure } from '@guildhall/server-kit/storage';
import { UnconfirmedPayment } from './settlement.ts';

/** Turns failures of the vendor and of the store into 503. The call may be repeated: nothing is created twice. */
export function throwSignUpNotNow(error: unknown): never {
  const isPassing =
    error instanceof UpstreamError ||
    error instanceof VendorRefusal ||
    error instanceof UnconfirmedPayment ||
    error instanceof StorageFailure;
  throw isPassing ? new ApiError('SIGN_UP_NOT_NOW') : error;
}
