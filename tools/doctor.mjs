// `npm run doctor`: checks that site and api are configured right and that everything they depend on answers, and says
// what to fix. With the environment that production has; without one, it checks what `npm start` runs on this machine.
import { parseArgs } from 'node:util';
import { findingsOf, serverNames } from './doctor/ask-server.mjs';
import { countToFix, reportOf } from './doctor/report.mjs';
import { print } from './set-up/print.mjs';
import { environmentsOf, modeOf } from './start/running-servers.mjs';

const { values } = parseArgs({
  options: {
    /** One of the two servers, where they run on two machines. */
    only: { type: 'string' },
    'private-entry': { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const { only, 'private-entry': privateEntry, json } = values;
const names = serverNames.filter((name) => only === undefined || name === only);

if (names.length === 0) {
  print(`--only ${only} names no server: write --only ${serverNames.join(' or --only ')}`);
  process.exitCode = 1;
} else {
  const mode = modeOf(process.env);
  if (!json)
    print(
      mode === 'serve'
        ? 'Checking the configuration that the environment has.\n'
        : 'Checking what npm start runs on this machine: the environment has no configuration.\n',
    );
  const environments = environmentsOf(mode, process.env);
  const words = { site: [], api: privateEntry === undefined ? [] : ['--private-entry', privateEntry] };
  const found = await Promise.all(
    names.map((name) => findingsOf(name, environments[name] ?? {}, words[name])),
  );
  const findings = found.flat();
  print(json ? JSON.stringify({ findings }, null, 2) : reportOf(findings));
  process.exitCode = countToFix(findings) > 0 ? 1 : 0;
}
