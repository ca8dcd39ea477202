import {
  ccuResponseSchema,
  createCcuRequestSchema,
  type CcuRequest,
  type SignUpFields,
} from '@guildhall/api-contract/signup';
import type { Plan } from '@guildhall/organisation';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Billing } from '../billing/billing.ts';
import { setBrowserCookie, readBrowserSecrets } from '../billing/join-cookie.ts';
import { normaliseEmail } from '@guildhall/suppliers';
import { throwSignUpNotNow } from '../billing/sign-up-not-now.ts';
import type { Config } from '../config/config.ts';
import { readIdToken } from '../members/id-token.ts';
import type { Members } from '../members/members.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { defineRoute } from './route.ts';

export interface CcuOptions {
  plans: readonly Plan[];
  /** @default those of organisations without a list of their own */
  fields?: SignUpFields | undefined;
  billing: Billing | undefined;
  members?: Pick<Members, 'readMember'> | undefined;
  config: Pick<Config, 'SITE_ORIGIN' | 'DEADLINE_MS'>;
}

/**
 * A visitor joins: responds with the hosted page to pay on, or the reason why there is none. One attempt is one page.
 * If the vendor cannot create it now, the response is `SIGN_UP_NOT_NOW`, so that the browser repeats the same attempt.
 */
export function createCcuRoute({ plans, fields, billing, members, config }: CcuOptions) {
  const { SITE_ORIGIN: siteOrigin, DEADLINE_MS } = config;
  return defineRoute({
    method: 'POST',
    path: '/ccu',
    body: createCcuRequestSchema(plans, fields),
    response: ccuResponseSchema,
    // Each call may create a page at the vendor.
    perQuarterHour: 10,
    people: [(request) => readBrowserSecrets(request, siteOrigin)[0], readEmail],
    // Open pages, customers, subscriptions, and then the page: several of the vendor's responses in a row.
    deadlineMs: Math.max(1, DEADLINE_MS * 4),
    handle: async ({ body, request, reply }) => {
      if (!billing) throw new ApiError('API_NOT_CONFIGURED');
      const site = body.testsite ? 'test' : 'live';
      if (!billing.isOpen(site)) throw new ApiError('API_INVALID_BODY');
      const knownSecrets = readBrowserSecrets(request, siteOrigin);
      const [secret, ...more] = knownSecrets;
      const browser =
        secret === undefined
          ? billing.newBrowserSecret(body, readIdempotencyKey(request))
          : { secret, done: () => undefined };
      const ownCustomerId = site === 'live' ? await findOwnCustomer(members, request) : undefined;
      setBrowserCookie(reply, siteOrigin, browser.secret);
      return billing
        .openCheckout(site, body, { secrets: [browser.secret, ...more], ownCustomerId })
        .catch(throwSignUpNotNow)
        .finally(browser.done);
    },
  });
}

/**
 * The billing customer of the logged-in member. If the token is invalid, or cannot be verified now, the caller joins as
 * a visitor.
 */
async function findOwnCustomer(
  members: CcuOptions['members'],
  request: FastifyRequest,
): Promise<string | undefined> {
  if (!members || request.headers.authorization === undefined) return undefined;
  try {
    return (await members.readMember(readIdToken(request))).customerId;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The new member's address, from a body that has not been validated yet. */
function readEmail({ body }: FastifyRequest): string | undefined {
  const { email } = (body as Partial<Pick<CcuRequest, 'customer'>> | null)?.customer ?? {};
  return typeof email === 'string' ? normaliseEmail(email) : undefined;
}
