/**
 * Result of reading something from a supplier, by a client that does not throw. `missing`: the supplier itself says that
 * it does not exist. `failed`: there was no usable response, for this reason; earlier content may still be right.
 *
 * @example
 * const { outcome, product } = await shop.readProduct(handle); // ReadResult<{ product: Product }>
 * if (outcome === 'found') show(product);
 */
export type ReadResult<Found extends object> =
  | ({ outcome: 'found' } & Found)
  | ({ outcome: 'missing' } & Absent<Found>)
  | ({ outcome: 'failed'; reason: string } & Absent<Found>);

type Absent<Found> = { [Name in keyof Found]?: undefined };
