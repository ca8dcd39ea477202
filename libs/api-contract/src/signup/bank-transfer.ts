import * as v from 'valibot';

/**
 * Body of `POST /api/v1/bank-transfer`: the ID of the page that `POST /api/v1/ccu` returned.
 *
 * @example
 * import * as v from 'valibot';
 *
 * v.is(bankTransferRequestSchema, { id: 'Zk3vX0pTq9uR7sLm' }); // true
 */
export const bankTransferRequestSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/, 'is not an ID')),
});
