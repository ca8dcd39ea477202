import * as v from 'valibot';

/**
 * Creates the schema of the function with which members copy and delete their data.
 *
 * @param path schema of a path of the site
 */
export function createLeavingSchema(path: v.GenericSchema<string, `/${string}`>) {
  return v.strictObject({
    path: v.optional(path, '/keep-my-data'),
    bookkeepingYears: v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(30, 'must be at most 30'),
    ),
  });
}
