import { STATUS_CODES } from 'node:http';
import { nonPagePolicy, createHstsHeader, type ResponsesOptions } from '@guildhall/server-kit';
import type { Config } from './config.ts';
import { createRobotsHeader } from './robots-header.ts';
import { securityHeaders } from './security-headers.ts';

export function getStatusText(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}

/** Defaults of every response. Finished pages bring their own headers and bypass these. */
export const createResponseDefaults = (
  config: Pick<Config, 'HSTS_SCOPE' | 'INDEXING' | 'EDITORS_PREVIEW'>,
): ResponsesOptions => ({
  headers: {
    ...securityHeaders,
    ...createHstsHeader(config.HSTS_SCOPE),
    ...createRobotsHeader(config),
    'content-security-policy': nonPagePolicy,
  },
  createPlain: (status) => ({ type: 'text/plain; charset=utf-8', body: getStatusText(status) }),
});
