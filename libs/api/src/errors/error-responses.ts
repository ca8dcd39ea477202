import { toApiErrorResponse, type ApiErrorCode } from '@guildhall/api-contract/errors';
import { UpstreamError } from '@guildhall/upstream';
import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from './api-error.ts';
import type { FailureTexts } from './failure-texts.ts';

const codeByFastifyCode: Record<string, ApiErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'API_BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'API_JSON_ONLY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'API_INVALID_BODY',
  FST_ERR_CTP_INVALID_JSON_BODY: 'API_INVALID_BODY',
  FST_ERR_HANDLER_TIMEOUT: 'API_DEADLINE',
};

/** Refusals that may show an attack. */
const securityEvents = new Set<ApiErrorCode>([
  'API_UNAUTHENTICATED',
  'MEMBER_SESSION_ENDED',
  'MEMBER_FORBIDDEN',
  'API_FOREIGN_ORIGIN',
  'API_JSON_ONLY',
  'API_RATE_LIMITED',
  'API_UNKNOWN_OPERATION',
]);

export interface ErrorResponsesOptions {
  countSecurityEvent: (kind: string) => void;
  texts: FailureTexts;
}

/**
 * Turns an error into a response of the contract, with the id that finds the call in the log. The texts are the organisation's,
 * since the message of an error may quote the body. Only unexpected errors are logged, for the same reason; possible attacks
 * are counted.
 */
export const errorResponses = fp<ErrorResponsesOptions>(
  (app, { countSecurityEvent, texts }, done) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.setErrorHandler((thrown: FastifyError | ApiError | UpstreamError, request, reply) => {
      const error = thrown instanceof ApiError ? thrown : new ApiError(toErrorCode(thrown));
      if (error.code === 'API_INTERNAL') request.log.error({ err: thrown }, 'unexpected error');
      if (securityEvents.has(error.code)) countSecurityEvent(error.code);
      if (error.statusCode > 501) reply.header('retry-after', String(error.retryAfterS));
      const { code, ownMessage = texts[code] } = error;
      return reply.code(error.statusCode).send(toApiErrorResponse(code, request.id, ownMessage));
    });
    app.setNotFoundHandler(async () => {
      throw new ApiError('API_NOT_FOUND');
    });
    done();
  },
  { name: 'error-responses', fastify: '5.x' },
);

function toErrorCode(thrown: FastifyError | UpstreamError): ApiErrorCode {
  if (thrown instanceof UpstreamError) return toSupplierErrorCode(thrown);
  const errorCode = codeByFastifyCode[thrown.code];
  if (errorCode) return errorCode;
  const status = thrown.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'API_BAD_REQUEST' : 'API_INTERNAL';
}

/** Maps a supplier's failure to a response: 504 when it was too slow, 503 when it was not called, else 502. */
function toSupplierErrorCode({ code }: UpstreamError): ApiErrorCode {
  if (code === 'UPSTREAM_DEADLINE') return 'API_SUPPLIER_SLOW';
  return code === 'UPSTREAM_OPEN' || code === 'UPSTREAM_BUSY' ? 'API_SUPPLIER_BUSY' : 'API_SUPPLIER_FAILED';
}
