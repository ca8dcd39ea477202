import type { FastifyInstance } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';

/** The numbers by which the EU's own test service answers, and with what. */
const testErrors: Readonly<Record<string, string>> = {
  201: 'INVALID_INPUT',
  202: 'INVALID_REQUESTER_INFO',
  300: 'SERVICE_UNAVAILABLE',
  301: 'MS_UNAVAILABLE',
  302: 'TIMEOUT',
  400: 'VAT_BLOCKED',
  401: 'IP_BLOCKED',
  500: 'GLOBAL_MAX_CONCURRENT_REQ',
  501: 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  600: 'MS_MAX_CONCURRENT_REQ',
  601: 'MS_MAX_CONCURRENT_REQ_TIME',
};

/** Well-formed numbers that nobody has: their checksums hold. */
const unregistered = new Set(['200', 'DK13585601', 'DE136695984', 'SE556188841201']);

interface Question {
  countryCode: string;
  vatNumber: string;
}

const schema = {
  body: {
    type: 'object',
    required: ['countryCode', 'vatNumber'],
    properties: { countryCode: { type: 'string' }, vatNumber: { type: 'string' } },
  },
};

/** The service says its failures with status 200, too. */
const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

const says =
  (error: string): Strike =>
  (_request, reply) =>
    reply.code(200).send(failure(error));

/** How the EU's service fails, where that differs from other services. `refused`: no number is registered. */
export const viesStrikes: Partial<Record<FaultMode, Strike>> = {
  error: says('MS_UNAVAILABLE'),
  throttled: says('MS_MAX_CONCURRENT_REQ'),
  refused: (_request, reply) => reply.code(200).send({ valid: false, name: '---', address: '---' }),
};

/**
 * The stand-in of the EU's check of VAT numbers, below `/vies`: the published test numbers mean what they mean there, a
 * few others are not registered, and every other number is. Formats and checksums are checked by whoever asks.
 */
export function addViesRoutes(app: FastifyInstance, now: () => Date): void {
  app.post<{ Body: Question }>('/vies/check-vat-number', { schema }, ({ body }) => {
    const { countryCode, vatNumber } = body;
    const error = testErrors[vatNumber];
    if (error !== undefined) return failure(error);
    const valid = !unregistered.has(vatNumber) && !unregistered.has(countryCode + vatNumber);
    return {
      countryCode,
      vatNumber,
      requestDate: now().toISOString(),
      valid,
      requestIdentifier: '',
      name: valid ? 'Sandbox Trading Company' : '---',
      address: valid ? 'Quay Street 1\n1000 Sandbox' : '---',
      traderName: '---',
      traderStreet: '---',
      traderPostalCode: '---',
      traderCity: '---',
      traderCompanyType: '---',
      traderNameMatch: 'NOT_PROCESSED',
    };
  });
}
