// In its own file, so that browsers do not load the schemas.

/** The longest path that, with an origin, fits into the vendor's redirect URL. */
export const maxReturnPath = 150;

/**
 * The reason why no checkout opens. `invalid_field`: the vendor refuses a value; `field` names it. `confirming`: this
 * attempt is already paid; `POST /api/v1/join-status` has its status.
 */
export const ccuErrorCodes = [
  'user_exists',
  'invalid_zip_code',
  'invalid_field',
  'technical_error',
  'confirming',
] as const;

export type CcuErrorCode = (typeof ccuErrorCodes)[number];
