import * as v from 'valibot';

/** The variables of a process. */
export type Environment = Record<string, string | undefined>;

/**
 * Reads a server's configuration from its environment; an empty variable counts as absent.
 *
 * @param name the server's, for the error
 * @throws one error that lists everything that is wrong, so that all of it can be fixed at once. It repeats no value,
 *   since a value may be a secret
 */
export function readEnvironment<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = v.safeParse(schema, present);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const key = String(issue.path?.[0]?.key ?? '');
    return key in present ? `  ${key} ${issue.message}` : `  ${key} is missing`;
  });
  throw new Error(
    `The ${name}'s configuration is not right. Set these variables, then start it again:\n${[...new Set(lines)].join('\n')}`,
  );
}
