import { join } from 'node:path';
import type { PackedLibrary } from '../consumer/libraries.ts';
import { prepareGuide, type RunProgram, type StartServer } from './guide-site.ts';

/**
 * Follows the guide “Your own api” in an empty folder: writes its files, installs the packages that it names, checks the
 * types, asks the doctor, starts the api, and calls it.
 */
export async function followApiGuide(
  folder: string,
  markdown: string,
  libraries: readonly PackedLibrary[],
  { run, start }: { run: RunProgram; start: StartServer },
): Promise<string[]> {
  await prepareGuide(folder, markdown, libraries);
  const faults = [
    ...(await run(
      "the guide's type check",
      [join(folder, 'node_modules/typescript/bin/tsc'), '-p', '.'],
      folder,
    )),
    ...(await run("the guide's doctor", ['--env-file=.env', 'api-doctor.ts'], folder)),
  ];
  if (faults.length > 0) return faults;
  const api = await start(['--env-file=.env', 'api.ts'], {
    ...{ cwd: folder, env: { API_PORT: '0' }, begins: 'api listening on ' },
  });
  if (api === undefined) return ["the guide's api does not start"];
  return findCallFaults(await (await fetch(`${api}/api/v1/plans`)).text());
}

/** Reports if the guide's api does not say that no supplier is configured yet. */
export function findCallFaults(body: string): string[] {
  return body.includes('API_NOT_CONFIGURED') ? [] : [`the guide's api responds with ${body}`];
}
