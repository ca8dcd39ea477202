import { UpstreamError } from '@guildhall/upstream';
import { ApiError } from '../answers/api-error.ts';
import { UnconfirmedPayment } from './settlement.ts';
import { VendorRefusal } from './vendor-refusal.ts';

/** What the vendor could not do for us just now is answered by 503: asking again makes nothing twice. */
export function notNow(error: unknown): never {
  const isOfVendor =
    error instanceof UpstreamError || error instanceof VendorRefusal || error instanceof UnconfirmedPayment;
  throw isOfVendor ? new ApiError('SIGN_UP_NOT_NOW') : error;
}
