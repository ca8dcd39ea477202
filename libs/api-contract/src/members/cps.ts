import * as v from 'valibot';

/** The billing vendor's id of a customer. */
const customerIdSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,50}$/, 'is no customer id'));

/**
 * Body of `POST /api/v1/cps`: for a member who manages the subscription. The header `Authorization: Bearer <ID token>`
 * identifies the member; `id` is the customer in that member's own record, and any other is `MEMBER_FORBIDDEN`
 * (403).
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(cpsRequestSchema, { id: 'AzZlPqR8sT' }); // true
 */
export const cpsRequestSchema = v.strictObject({ id: customerIdSchema });
