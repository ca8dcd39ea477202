import { VendorRefusal } from '@guildhall/suppliers';

interface Refused {
  http_status_code?: unknown;
  api_error_code?: unknown;
  param?: unknown;
}

/** The SDK throws the vendor's complete response as a plain object; only these three fields are read. */
export function toVendorRefusal(thrown: unknown): VendorRefusal | undefined {
  const { http_status_code: status, api_error_code: code, param } = (thrown ?? {}) as Refused;
  if (typeof status !== 'number') return undefined;
  const name = (value: unknown, shape: RegExp) =>
    typeof value === 'string' && shape.test(value) ? value : undefined;
  return new VendorRefusal(
    status,
    name(code, /^[a-z_]{1,60}$/) ?? 'no code',
    name(param, /^[a-z0-9_[\]]{1,80}$/i),
  );
}
