export { apiErrorCodes, apiErrorSchema, type ApiErrorCode } from './api-error.ts';
export { toApiErrorResponse, apiFailures, defaultRetryAfterS, type ApiFailure } from './api-failures.ts';
