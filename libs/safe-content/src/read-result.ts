/**
 * Result of reading something from a supplier, by a client that does not throw. `missing`: the supplier itself says that
 * it does not exist. `failed`: there was no usable response, for this reason; earlier content may still be right.
 *
 * @example
 * declare const result: ReadResult<{ title: string }>;
 * if (result.outcome === 'found') console.log(result.title);
 */
export type ReadResult<Found extends object> =
  | ({ outcome: 'found' } & Found)
  | ({ outcome: 'missing' } & Absent<Found>)
  | ({ outcome: 'failed'; reason: string } & Absent<Found>);

type Absent<Found> = { [Name in keyof Found]?: undefined };
