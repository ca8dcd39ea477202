import * as v from 'valibot';

const suffix = '_PREVIOUS';

/** The variables of a secret, by their names. */
export type RotatingVariables<Name extends string, Schema extends v.GenericSchema> = Record<
  Name | `${Name}${typeof suffix}`,
  v.OptionalSchema<Schema, undefined>
>;

/**
 * Creates the variables of a secret that others sign with or present: `NAME`, and `NAME_PREVIOUS` for the value from before
 * a change, which is accepted too until everybody has the new one.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const variables = rotatingSecret('CONTENT_WEBHOOK_SECRET', v.pipe(v.string(), v.minLength(32)));
 * Object.keys(variables); // ['CONTENT_WEBHOOK_SECRET', 'CONTENT_WEBHOOK_SECRET_PREVIOUS']
 */
export function rotatingSecret<Name extends string, Schema extends v.GenericSchema>(
  name: Name,
  schema: Schema,
): RotatingVariables<Name, Schema> {
  return { [name]: v.optional(schema), [name + suffix]: v.optional(schema) } as RotatingVariables<
    Name,
    Schema
  >;
}

/**
 * Lists the values of a secret that are set. The first is the one to sign with or to send; a received one may be any
 * of them.
 *
 * @example
 * listSecrets('new', 'old'); // ['new', 'old']
 * listSecrets('new', undefined); // ['new']
 */
export function listSecrets(current: string | undefined, previous: string | undefined): string[] {
  return [current, previous].filter((value) => value !== undefined);
}

/** Lists the secrets whose previous value is still in use, by the names of their variables. */
export function listRotations(settings: object): string[] {
  return Object.entries(settings)
    .filter(([name, value]) => name.endsWith(suffix) && value !== undefined)
    .map(([name]) => name.slice(0, -suffix.length));
}

/** Finds previous values without a current one, and those that are the current one: one sentence each. */
export function findRotationProblems(settings: object): string[] {
  const values = settings as Readonly<Record<string, unknown>>;
  return listRotations(settings).flatMap((name) => {
    if (values[name] === undefined) return [`${name}${suffix} requires ${name}`];
    return values[name] === values[name + suffix]
      ? [`${name}${suffix} must differ from ${name}: it is the value from before the change`]
      : [];
  });
}
