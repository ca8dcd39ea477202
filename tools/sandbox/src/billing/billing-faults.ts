import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';
import { VendorRefusal, type VendorCode } from './vendor-refusal.ts';

const refusing =
  (code: VendorCode, message: string): Strike =>
  (_request: FastifyRequest, reply: FastifyReply) => {
    const refusal = new VendorRefusal(code, message);
    return reply.code(refusal.status).send(refusal.body);
  };

const tooMany = new VendorRefusal(
  'api_request_limit_exceeded',
  'Sorry, access to API is blocked: too many requests',
);

/** How the billing vendor fails, where that differs from other services. */
export const billingStrikes: Partial<Record<FaultMode, Strike>> = {
  error: refusing('internal_error', 'Sorry, something went wrong when trying to process the request.'),
  throttled: (_request, reply) => reply.code(429).header('retry-after', '1').send(tooMany.body),
  busy: refusing('lock_timeout', 'Another operation on the same resource takes too long.'),
  refused: refusing('request_blocked', 'Sorry, your request is blocked.'),
  missing: refusing('resource_not_found', 'Sorry, we could not find that resource.'),
};

/** The text in which a fault's `match` is searched: the method and the address. */
export function billingTarget({ method, url }: FastifyRequest): string {
  return `${method} ${url}`;
}
