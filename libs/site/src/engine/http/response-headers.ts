import { STATUS_CODES } from 'node:http';
import { nonPagePolicy, createHstsHeader, type ResponsesOptions } from '@guildhall/server-kit';
import { responseTexts, type ResponseTexts } from '../../texts/response-texts.ts';
import type { Config } from '../../config/config.ts';
import { createRobotsHeader } from '../security/robots-header.ts';
import { securityHeaders } from '../security/security-headers.ts';

/** Formats the plain response to a refused request. */
export function formatRefusal(
  status: number,
  { refused, cookiesTooLarge }: Pick<ResponseTexts, 'refused' | 'cookiesTooLarge'>,
): string {
  if (status === 431) return cookiesTooLarge;
  return refused.replace('{status}', STATUS_CODES[status] ?? 'Error');
}

/** Defaults of every response. Finished pages bring their own headers and bypass these. */
export const createResponseDefaults = (
  config: Pick<Config, 'HSTS_SCOPE' | 'INDEXING' | 'EDITORS_PREVIEW'>,
  texts: Pick<ResponseTexts, 'refused' | 'cookiesTooLarge'> = responseTexts,
): ResponsesOptions => ({
  headers: {
    ...securityHeaders,
    ...createHstsHeader(config.HSTS_SCOPE),
    ...createRobotsHeader(config),
    'content-security-policy': nonPagePolicy,
  },
  createPlain: (status) => ({ type: 'text/plain; charset=utf-8', body: formatRefusal(status, texts) }),
});
