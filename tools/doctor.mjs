// `npm run doctor`: `guildhall doctor` in this workspace, which installs what logins on the sandbox need.
import '../libs/cli/src/machine/node-version.mjs';
import { run } from '../libs/cli/src/commands/doctor.mjs';
import { print } from '../libs/cli/src/terminal/print.mjs';
import { identityEmulator, provideWorkspace } from './set-up/packages.mjs';

try {
  await run(process.argv.slice(2), {
    provideLogins: () => provideWorkspace(...identityEmulator, { isOptional: true }),
  });
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
