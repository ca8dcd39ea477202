// Apart from the schemas: browsers have no use for those.

/** The longest path that fits into the vendor's address of return beside an origin. */
export const maxReturnPath = 150;

/**
 * Why no checkout opens. `confirming`: this attempt is paid already, `POST /api/v1/join-status` says how far it is.
 */
export const ccuErrorCodes = ['user_exists', 'invalid_zip_code', 'technical_error', 'confirming'] as const;

export type CcuErrorCode = (typeof ccuErrorCodes)[number];
