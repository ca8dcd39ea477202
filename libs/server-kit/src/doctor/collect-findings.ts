import { ConfigurationError } from '../configuration/read-environment.ts';
import { fix, type Finding } from './finding.ts';

/**
 * Reads a server's configuration and runs its checks. With an invalid configuration no check runs; each invalid variable is
 * a finding instead.
 *
 * @param server name of the server
 * @example
 * const findings = await collectFindings('api', () => readConfig(process.env), checkAll);
 */
export async function collectFindings<Config>(
  server: string,
  read: () => Config,
  check: (config: Config) => Promise<Finding[]>,
): Promise<Finding[]> {
  const name = `${server} configuration`;
  let config: Config;
  try {
    config = read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map((problem) =>
      fix(name, `${problem}; the ${server} does not start until this is fixed`),
    );
  }
  return check(config);
}
