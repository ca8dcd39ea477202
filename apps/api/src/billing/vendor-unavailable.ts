import { UpstreamError } from '@guildhall/upstream';
import { ApiError } from '../answers/api-error.ts';
import { UnconfirmedPayment } from './settlement.ts';
import { VendorRefusal } from './vendor-refusal.ts';

/** Turns failures of the vendor into 503. The call may be repeated: nothing is made twice. */
export function vendorUnavailable(error: unknown): never {
  const isOfVendor =
    error instanceof UpstreamError || error instanceof VendorRefusal || error instanceof UnconfirmedPayment;
  throw isOfVendor ? new ApiError('SIGN_UP_NOT_NOW') : error;
}
