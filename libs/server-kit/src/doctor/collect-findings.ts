import { ConfigurationError } from '../configuration/read-environment.ts';
import { fix, type Finding } from './finding.ts';

/**
 * Reads a server's configuration and checks what it names. With a wrong configuration no check can run: then each wrong
 * variable is a finding.
 *
 * @param server its name
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
      fix(name, `${problem} (until this is corrected, the ${server} does not start)`),
    );
  }
  return check(config);
}
