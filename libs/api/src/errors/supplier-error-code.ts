import type { ApiErrorCode } from '@guildhall/api-contract/errors';
import type { UpstreamError } from '@guildhall/upstream';

/** Maps a supplier's failure to a response: 504 when it was too slow, 503 when it was not called, else 502. */
export function toSupplierErrorCode({ code }: UpstreamError): ApiErrorCode {
  if (code === 'UPSTREAM_DEADLINE') return 'API_SUPPLIER_SLOW';
  return code === 'UPSTREAM_OPEN' || code === 'UPSTREAM_BUSY' ? 'API_SUPPLIER_BUSY' : 'API_SUPPLIER_FAILED';
}
