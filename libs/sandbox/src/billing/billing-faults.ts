import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';
import { VendorRefusal, type VendorCode } from './vendor-refusal.ts';

const createRefusalStrike =
  (code: VendorCode, message: string): Strike =>
  (_request: FastifyRequest, reply: FastifyReply) => {
    const refusal = new VendorRefusal(code, message);
    return reply.code(refusal.status).send(refusal.body);
  };

const tooMany = new VendorRefusal(
  'api_request_limit_exceeded',
  'Sorry, access to API is blocked: too many requests',
);

/** Faults of the billing vendor that differ from those of other services. */
export const billingStrikes: Partial<Record<FaultMode, Strike>> = {
  error: createRefusalStrike(
    'internal_error',
    'Sorry, something went wrong when trying to process the request.',
  ),
  throttled: (_request, reply) => reply.code(429).header('retry-after', '1').send(tooMany.body),
  busy: createRefusalStrike('lock_timeout', 'Another operation on the same resource takes too long.'),
  refused: createRefusalStrike('request_blocked', 'Sorry, your request is blocked.'),
  missing: createRefusalStrike('resource_not_found', 'Sorry, we could not find that resource.'),
};

/** The text that a fault's `match` is searched in: method and URL. */
export function describeBillingTarget({ method, url }: FastifyRequest): string {
  return `${method} ${url}`;
}
