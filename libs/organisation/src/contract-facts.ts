import * as v from 'valibot';
import type { Contracts } from './organisation.ts';

const maxDays = 400;

/**
 * Creates the schema of the functions of contracts.
 *
 * @param path schema of a path of the site
 */
export function createContractsSchema(path: v.GenericSchema<string, `/${string}`>) {
  return v.strictObject({
    withdrawal: v.optional(
      v.strictObject({
        path: v.optional(path, '/withdraw'),
        days: v.optional(
          v.pipe(
            v.number('must be a number'),
            v.integer('must be a whole number'),
            v.minValue(14, 'must be at least 14'),
            v.maxValue(maxDays, `must be at most ${maxDays}`),
          ),
          14,
        ),
      }),
    ),
    cancellation: v.optional(v.strictObject({ path: v.optional(path, '/cancel') })),
  });
}

/** Leaves out the functions that the organisation does without. */
export function toContracts({
  withdrawal,
  cancellation,
}: v.InferOutput<ReturnType<typeof createContractsSchema>>): Contracts {
  return { ...(withdrawal && { withdrawal }), ...(cancellation && { cancellation }) };
}

/** Finds functions whose path is that of another page. */
export function findContractContradictions(
  { withdrawal, cancellation }: Contracts,
  taken: readonly (string | false | undefined)[],
): string[] {
  return [
    ...(withdrawal && [...taken, cancellation?.path].includes(withdrawal.path)
      ? ['contracts.withdrawal.path is the path of another page']
      : []),
    ...(cancellation && taken.includes(cancellation.path)
      ? ['contracts.cancellation.path is the path of another page']
      : []),
  ];
}
