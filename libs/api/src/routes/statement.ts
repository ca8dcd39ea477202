import {
  statementRequestSchema,
  statementResponseSchema,
  type StatementKind,
} from '@guildhall/api-contract/contracts';
import { normaliseEmail } from '@guildhall/suppliers';
import type { FastifyRequest } from 'fastify';
import type { Billing } from '../billing/billing.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineRoute } from './route.ts';

/**
 * Takes a withdrawal or a cancellation, which needs no login. The response says nothing about whether there is such a
 * contract: only the email address that was given learns it.
 *
 * @param kinds those that the organisation has
 */
export function createStatementRoute(
  billing: Billing | undefined,
  kinds: readonly StatementKind[],
  deadlineMs: number,
) {
  return defineRoute({
    method: 'POST',
    path: '/statement',
    body: statementRequestSchema,
    response: statementResponseSchema,
    // Each is an email to an address that anybody may type, and a case for the office.
    perQuarterHour: 10,
    people: [readEmail],
    // The vendor's responses about a cancellation, then the relay's.
    deadlineMs: Math.max(1, deadlineMs * 4),
    handle: async ({ body }) => {
      if (!kinds.includes(body.kind)) throw new ApiError('API_INVALID_BODY');
      if (!billing?.statements) throw new ApiError('API_NOT_CONFIGURED');
      const statement = await billing.statements.receive(body);
      if (statement === 'other statement') throw new ApiError('API_INVALID_BODY');
      return { received_at: new Date(statement.receivedAt).toISOString(), receipt: statement.receipt };
    },
  });
}

/** From a body that has not been validated yet. */
function readEmail({ body }: FastifyRequest): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? normaliseEmail(email) : undefined;
}
