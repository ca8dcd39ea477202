import * as v from 'valibot';
import { findFormerVariables } from './former-variables.ts';
import { findRotationProblems } from './rotation.ts';

/** Variables by their names, such as `process.env`. */
export type Environment = Record<string, string | undefined>;

/**
 * An invalid configuration. Repeats no value, since a value may be a secret.
 *
 * @example
 * import * as v from 'valibot';
 *
 * try {
 *   readEnvironment('api', v.object({ PORT: portField }), process.env);
 * } catch (error) {
 *   if (error instanceof ConfigurationError) console.error(error.problems); // such as `PORT is missing`
 * }
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly code = 'GUILDHALL_SERVER_KIT_CONFIGURATION';
  /** One sentence per variable, which begins with its name. */
  readonly problems: readonly string[];

  constructor(server: string, problems: readonly string[]) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n');
    super(
      `[GUILDHALL_SERVER_KIT_CONFIGURATION] Invalid configuration of the ${server}. Fix these variables and restart:\n${lines}`,
    );
    this.problems = problems;
  }
}

/**
 * Reads a server's configuration from its environment; an empty variable counts as absent. Variables that earlier releases
 * read are refused.
 *
 * @param name of the server, for the error
 * @throws ConfigurationError that lists every problem
 */
export function readEnvironment<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = v.safeParse(schema, present);
  const others = [...findRotationProblems(Object(result.output)), ...findFormerVariables(present)];
  if (result.success && others.length === 0) return result.output;
  const problems = (result.issues ?? []).map((issue) => {
    const key = String(issue.path?.[0]?.key ?? '');
    return key in present ? `${key} ${issue.message}` : `${key} is missing`;
  });
  problems.push(...others);
  throw new ConfigurationError(name, [...new Set(problems)]);
}
