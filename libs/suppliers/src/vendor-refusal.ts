/** The vendor's reason for a refusal: its code and the name of the parameter. Never holds what was sent. */
export interface VendorProblem {
  /** The vendor's code. */
  code: string;
  /** The status of the response. */
  status?: number | undefined;
  /** Name of the refused parameter, if the vendor names one. */
  param?: string | undefined;
}

/**
 * The vendor understood a call and refused it. It holds the vendor's code and the name of the parameter, and never the
 * vendor's message, which may quote what was sent.
 *
 * @example
 * const isUnknown = (error: unknown) => error instanceof VendorRefusal && error.status === 404;
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
