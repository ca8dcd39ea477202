import * as v from 'valibot';

/** The variables of a process. */
export type Environment = Record<string, string | undefined>;

/** A configuration with which a server does not start. Repeats no value, since a value may be a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** Each begins with the name of the variable. */
  readonly problems: readonly string[];

  constructor(server: string, problems: readonly string[]) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n');
    super(`The ${server}'s configuration is not right. Set these variables, then start it again:\n${lines}`);
    this.problems = problems;
  }
}

/**
 * Reads a server's configuration from its environment; an empty variable counts as absent.
 *
 * @param name the server's, for the error
 * @throws ConfigurationError that lists everything that is wrong, so that all of it can be fixed at once
 */
export function readEnvironment<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = v.safeParse(schema, present);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const key = String(issue.path?.[0]?.key ?? '');
    return key in present ? `${key} ${issue.message}` : `${key} is missing`;
  });
  throw new ConfigurationError(name, [...new Set(problems)]);
}
