import { randomUUID } from 'node:crypto';
import { toApiErrorResponse } from '@guildhall/api-contract/errors';
import type { Organisation } from '@guildhall/organisation';
import { commonHeaders, nonPagePolicy, createHstsHeader, type ResponsesOptions } from '@guildhall/server-kit';
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
  { hsts }: Pick<Organisation, 'hsts'>,
  texts: FailureTexts,
): ResponsesOptions => ({
  headers: { ...securityHeaders, ...createHstsHeader(hsts) },
  createPlain() {
    const requestId = randomUUID();
    return {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(toApiErrorResponse('API_BAD_REQUEST', requestId, texts.API_BAD_REQUEST)),
      headers: { 'x-request-id': requestId },
    };
  },
});
