import { STATUS_CODES } from 'node:http';
import { nonPagePolicy, createHstsHeader, type ResponsesOptions } from '@guildhall/server-kit';
import type { Config } from './config.ts';
import { securityHeaders } from './security-headers.ts';

/** The text of an answer that is no page: that of its status, so that it discloses no internals. */
export function getStatusText(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}

/** The headers of every answer. Finished pages have their own headers and are sent past this. */
export const createResponseDefaults = ({ HSTS_SCOPE }: Pick<Config, 'HSTS_SCOPE'>): ResponsesOptions => ({
  headers: {
    ...securityHeaders,
    ...createHstsHeader(HSTS_SCOPE),
    'content-security-policy': nonPagePolicy,
  },
  createPlain: (status) => ({ type: 'text/plain; charset=utf-8', body: getStatusText(status) }),
});
