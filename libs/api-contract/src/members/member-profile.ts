import type { ProfileFields } from '@guildhall/organisation';
import * as v from 'valibot';
import { findProfileProblem } from './profile-fields.ts';

/**
 * Creates the schema of the body of `POST /api/v1/member-profile`: reads a member's values, and first changes those in
 * `changes`. A member changes only the fields that are theirs to change; blank text removes a value.
 *
 * @example
 * const schema = createMemberProfileRequestSchema(organisation.profileFields);
 */
export function createMemberProfileRequestSchema(fields: ProfileFields) {
  const entries = Object.entries(fields)
    .filter(([, { changedBy }]) => changedBy === 'member')
    .map(([name, field]) => {
      const value = v.pipe(
        v.string(),
        v.maxLength(1_000),
        v.trim(),
        v.check((text) => findProfileProblem(field, text) === undefined, 'is invalid'),
      );
      return [name, v.optional(value)] as const;
    });
  return v.strictObject({ changes: v.optional(v.strictObject(Object.fromEntries(entries))) });
}
