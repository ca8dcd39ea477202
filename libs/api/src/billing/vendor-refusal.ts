/** The vendor's reason for a refusal: its code and the name of the parameter. Never holds what was sent. */
export interface VendorProblem {
  code: string;
  status?: number | undefined;
  param?: string | undefined;
}

/**
 * The vendor understood a call and refused it. It holds the vendor's code and the name of the parameter, and never the
 * vendor's message, which may quote what was sent.
 */
export class VendorRefusal extends Error implements VendorProblem {
  override readonly name = 'VendorRefusal';
  readonly code: string;
  readonly status: number;
  readonly param: string | undefined;

  constructor(status: number, code: string, param?: string) {
    super(`the billing vendor refused a call: ${[status, code, param].filter(Boolean).join(' ')}`);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

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
