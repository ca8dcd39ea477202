import { ConfigurationError } from '../configuration/read-environment.ts';
import { listRotations } from '../configuration/rotation.ts';
import { minCheckDeadlineMs } from './fetch-for-check.ts';
import { fix, note, type Finding } from './finding.ts';

/**
 * Reads a server's configuration and runs its checks. With an invalid configuration no check runs; each invalid variable is
 * a finding instead. Checks get a `DEADLINE_MS` of at least 20 s.
 *
 * @param server name of the server
 * @example
 * import * as v from 'valibot';
 *
 * const read = () => readEnvironment('api', v.object({ DATA_DIR: v.string() }), process.env);
 * const check = async ({ DATA_DIR }: { DATA_DIR: string }) => [await checkFolder('api folder', 'DATA_DIR', DATA_DIR)];
 * const findings = await collectFindings('api', read, check);
 */
export async function collectFindings<Config extends object>(
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
  const rotations = listRotations(config).map((secret) =>
    note(
      `${server} secrets`,
      `${secret}_PREVIOUS is set, so the value from before the change still works: remove it once everybody has the new one`,
    ),
  );
  return [...rotations, ...(await check(makePatient(config)))];
}

function makePatient<Config extends object>(config: Config): Config {
  return 'DEADLINE_MS' in config
    ? { ...config, DEADLINE_MS: Math.max(Number(config.DEADLINE_MS), minCheckDeadlineMs) }
    : config;
}
