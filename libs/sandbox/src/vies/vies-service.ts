import type { FastifyInstance } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';

/** Test numbers of the EU's own test service, and the errors they cause. */
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

/** Unregistered numbers with valid checksums. */
const unregistered = new Set(['200', 'DK13585601', 'DE136695984', 'SE556188841201']);
/** Countries that never name the owner of a number. */
const silentOnNames = new Set(['DE', 'ES']);
/** Countries with listed availability. */
const countries = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(
  ' ',
);

interface CheckRequest {
  countryCode: string;
  vatNumber: string;
  /** The seller's own number: without it there is no consultation number. */
  requesterMemberStateCode?: string;
  requesterNumber?: string;
}

const schema = {
  body: {
    type: 'object',
    required: ['countryCode', 'vatNumber'],
    properties: { countryCode: { type: 'string' }, vatNumber: { type: 'string' } },
  },
};

/** Failures have status 200 too. */
const createFailure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

const says =
  (error: string): Strike =>
  (_request, reply) =>
    reply.code(200).send(createFailure(error));

/** Faults of the EU's service that differ from those of other services. `refused`: every number is invalid. */
export const viesStrikes: Partial<Record<FaultMode, Strike>> = {
  error: says('MS_UNAVAILABLE'),
  throttled: says('MS_MAX_CONCURRENT_REQ'),
  refused: (_request, reply) => reply.code(200).send({ valid: false, name: '---', address: '---' }),
};

/**
 * The stand-in of the EU's VAT number check, below `/vies`: the published test numbers have the same meaning as there,
 * a few others are unregistered, and every other number is registered. The caller checks formats and checksums; only a
 * country that the EU does not list, as Greece under its ISO code GR, and an Austrian number without its U are refused
 * here.
 */
export function addViesRoutes(app: FastifyInstance, now: () => Date): void {
  let consultations = 0;
  const nextConsultationNumber = () => `WAPIAAAAY${String(++consultations).padStart(7, '0')}`;

  app.get('/vies/check-status', () => ({
    vow: { available: true },
    countries: countries.map((countryCode) => ({ countryCode, availability: 'Available' })),
  }));
  app.post<{ Body: CheckRequest }>('/vies/check-vat-number', { schema }, ({ body }) => {
    const { countryCode, vatNumber } = body;
    const error = testErrors[vatNumber];
    if (error !== undefined) return createFailure(error);
    if (!countries.includes(countryCode)) return createFailure('INVALID_INPUT');
    if (countryCode === 'AT' && !vatNumber.startsWith('U')) return createFailure('INVALID_INPUT');
    const requester = (body.requesterMemberStateCode ?? '') + (body.requesterNumber ?? '');
    const hasRequester = requester !== '';
    if (hasRequester && !isRequester(body)) return createFailure('INVALID_REQUESTER_INFO');
    const valid = !unregistered.has(vatNumber) && !unregistered.has(countryCode + vatNumber);
    const named = valid && !silentOnNames.has(countryCode);
    return {
      countryCode,
      vatNumber,
      requestDate: now().toISOString(),
      valid,
      requestIdentifier: hasRequester ? nextConsultationNumber() : '',
      name: named ? 'Sandbox Trading Company' : '---',
      address: named ? 'Quay Street 1\n1000 Sandbox' : '---',
      traderName: '---',
      traderStreet: '---',
      traderPostalCode: '---',
      traderCity: '---',
      traderCompanyType: '---',
      traderNameMatch: 'NOT_PROCESSED',
    };
  });
}

function isRequester({ requesterMemberStateCode: country, requesterNumber: number }: CheckRequest): boolean {
  return (
    country !== undefined &&
    countries.includes(country) &&
    number !== undefined &&
    /^\w{4,14}$/.test(number) &&
    !unregistered.has(country + number)
  );
}
