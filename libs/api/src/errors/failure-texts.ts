import { apiErrorCodes, apiFailures, type ApiErrorCode } from '@guildhall/api-contract/errors';

/** Messages of failed calls. They quote nothing from the request. */
export type FailureTexts = Readonly<Record<ApiErrorCode, string>>;

export const failureTexts = Object.fromEntries(
  apiErrorCodes.map((code) => [code, apiFailures[code].message]),
) as FailureTexts;
