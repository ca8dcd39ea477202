import { STATUS_CODES } from 'node:http';
import {
  nonPagePolicy,
  createHstsHeader,
  type HstsScope,
  type ResponsesOptions,
} from '@guildhall/server-kit';
import type { ResponseTexts } from '../../texts/response-texts.ts';
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
  config: Pick<Config, 'INDEXING' | 'EDITORS_PREVIEW'>,
  { hsts, texts }: { hsts: HstsScope; texts: Pick<ResponseTexts, 'refused' | 'cookiesTooLarge'> },
): ResponsesOptions => ({
  headers: {
    ...securityHeaders,
    ...createHstsHeader(hsts),
    ...createRobotsHeader(config),
    'content-security-policy': nonPagePolicy,
  },
  createPlain: (status) => ({ type: 'text/plain; charset=utf-8', body: formatRefusal(status, texts) }),
});
