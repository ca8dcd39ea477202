import { randomUUID } from 'node:crypto';
import { toApiErrorResponse } from '@guildhall/api-contract/errors';
import { commonHeaders, nonPagePolicy, createHstsHeader, type ResponsesOptions } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';
import type { FailureTexts } from './failure-texts.ts';

/** On every response, errors included: no response is a page, and none may be cached, framed or read by other sites. */
export const securityHeaders = {
  ...commonHeaders,
  'content-security-policy': nonPagePolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;

/** Requests that cannot be read at all get the same responses as any other refused request. */
export const createResponsesOptions = (
  { HSTS_SCOPE }: Pick<Config, 'HSTS_SCOPE'>,
  texts: FailureTexts,
): ResponsesOptions => ({
  headers: { ...securityHeaders, ...createHstsHeader(HSTS_SCOPE) },
  createPlain() {
    const requestId = randomUUID();
    return {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(toApiErrorResponse('API_BAD_REQUEST', requestId, texts.API_BAD_REQUEST)),
      headers: { 'x-request-id': requestId },
    };
  },
});
