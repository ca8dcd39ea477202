import { apiErrorSchema } from '@guildhall/api-contract/errors';
import { parseResponse } from '@guildhall/api-contract/responses';
import { signOfficeEvent, type OfficeEvent } from '../office-event/office-event.ts';
import { OfficeCommandError } from './parse-office-command.ts';
import type { OfficeOptions } from './office-options.ts';

const timeoutMs = 15_000;

/**
 * Sends a signed event to the api, which stores it before it responds.
 *
 * @returns what the api says about it, if anything
 * @throws OfficeCommandError with the api's reason for a refusal
 */
export async function sendOfficeEvent(
  event: OfficeEvent,
  { env, fetchFrom = fetch }: Pick<OfficeOptions, 'env' | 'fetchFrom'>,
): Promise<string | undefined> {
  const { BILLING_OFFICE_SECRET: secret, API_ORIGIN: origin } = env;
  if (!secret) throw new OfficeCommandError('BILLING_OFFICE_SECRET is missing: use that of the api');
  if (!origin) throw new OfficeCommandError('API_ORIGIN is missing: set it to the origin of the api');
  const { authorization, body } = signOfficeEvent(secret, event);
  const response = await fetchFrom(`${origin}/api/v1/billing-events`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new OfficeCommandError(
      `The api at ${origin} did not respond: check API_ORIGIN, then repeat the command`,
    );
  });
  if (response.ok) {
    const { message } = ((await response.json().catch(() => undefined)) ?? {}) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  }
  throw new OfficeCommandError(await describeRefusal(response));
}

async function describeRefusal(response: Response): Promise<string> {
  if (response.status === 401)
    return 'The api rejected the signature: check BILLING_OFFICE_SECRET, and the clock of this machine';
  const body = parseResponse(apiErrorSchema, await response.json().catch(() => undefined));
  return body?.error.message ?? `The api responded with status ${response.status}: repeat the command`;
}
