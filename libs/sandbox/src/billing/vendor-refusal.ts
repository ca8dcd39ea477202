/** The vendor's error codes and their statuses. */
const statuses = {
  api_authentication_failed: 401,
  payment_processing_failed: 402,
  request_blocked: 403,
  resource_not_found: 404,
  http_method_not_supported: 405,
  invalid_request: 400,
  param_wrong_value: 400,
  duplicate_entry: 400,
  configuration_incompatible: 400,
  invalid_state_for_request: 409,
  unable_to_process_request: 422,
  api_request_limit_exceeded: 429,
  lock_timeout: 429,
  internal_error: 500,
  internal_temporary_error: 503,
} as const;

export type VendorCode = keyof typeof statuses;

/** A refusal in the vendor's shape. Like the vendor's, its message echoes the request. */
export class VendorRefusal extends Error {
  readonly code: VendorCode;
  readonly param: string | undefined;
  /** The vendor's older code, where it differs. */
  readonly oldCode: string;

  constructor(code: VendorCode, message: string, param?: string, oldCode: string = code) {
    super(message);
    this.code = code;
    this.param = param;
    this.oldCode = oldCode;
  }

  get status(): number {
    return statuses[this.code];
  }

  get body(): Record<string, unknown> {
    const { message, code, param, status, oldCode } = this;
    return {
      message,
      type: status >= 500 || status === 429 ? 'operation_failed' : 'invalid_request',
      api_error_code: code,
      ...(param !== undefined && { param, error_param: param }),
      error_code: oldCode,
      error_msg: message,
      http_code: status,
      http_status_code: status,
    };
  }
}

export function createWrongValue(param: string, value: string, why: string): VendorRefusal {
  return new VendorRefusal('param_wrong_value', `${param} : '${value}' ${why}`, param);
}

export function createNotFound(kind: string, id: string, param?: string): VendorRefusal {
  return new VendorRefusal('resource_not_found', `${id} : ${kind} not found`, param);
}
