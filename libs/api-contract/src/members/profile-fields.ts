import type { ProfileField } from '@guildhall/organisation';
import { isEmailAddress } from '../email/email-address.ts';
import { object } from '../responses/response-schema.ts';

/**
 * Longest value of a profile field, in UTF-16 units.
 *
 * @example
 * const input = { name: 'phone', maxLength: maxProfileValue };
 */
export const maxProfileValue = 200;

/** Values of a member's profile, by field. Fields without a value are missing. */
export type ProfileValues = Readonly<Record<string, string>>;

type ProfileProblem = 'required' | 'notValid' | 'tooLong';

/**
 * Returns why a value cannot be stored, or `undefined`. Browser, api and office use this rule.
 *
 * @example
 * findProfileProblem({ type: 'date', required: false }, '2026-02-30'); // 'notValid'
 * findProfileProblem({ type: 'phone', required: true }, '+46 (0)8-123 45 67'); // undefined
 */
export function findProfileProblem(
  { type, required, choices }: Pick<ProfileField, 'type' | 'required' | 'choices'>,
  value: string,
): ProfileProblem | undefined {
  const text = value.trim();
  if (text === '') return required ? 'required' : undefined;
  if (text.length > maxProfileValue) return 'tooLong';
  const isValid = {
    text: () => !/\p{Cc}/u.test(text),
    email: () => isEmailAddress(text),
    // As people write it: +46 (0)8-123 45 67
    phone: () => /^\+?[\d\s()/.-]{4,40}$/.test(text) && text.replace(/\D/g, '').length > 3,
    // A day that no calendar has becomes another one.
    date: () => /^\d{4}-\d\d-\d\d$/.test(text) && toDay(text) === text,
    choice: () => Object.hasOwn(choices ?? {}, text),
  };
  return isValid[type]() ? undefined : 'notValid';
}

/**
 * Response 200 of `POST /api/v1/member-profile`: the member's values, after the change.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const body = { values: { phone: '+45 33 11 22 33' } };
 * parseResponse(memberProfileResponseSchema, body)?.values['phone']; // '+45 33 11 22 33'
 */
export const memberProfileResponseSchema = object({ values: parseValues });

function parseValues(raw: unknown): ProfileValues {
  if (typeof raw !== 'object' || raw === null) throw new TypeError('unreadable');
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function toDay(text: string): string | undefined {
  const date = new Date(`${text}T00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
