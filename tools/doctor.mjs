// `npm run doctor`: asks everything that the product depends on whether it is there, and says what to fix. With the
// environment that production has; without one, it looks at what `npm start` runs on this machine.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, node, root } from './set-up/workspace.mjs';
import { environmentOf, servers } from './start/servers.mjs';

const outer = process.env;
const isConfigured = Boolean(outer['SITE_ORIGIN'] || outer['CONTENT_ORIGIN']);
const ports = Object.fromEntries(
  servers.map(({ name, port }) => [name, Number(outer[port.variable] || port.default)]),
);
const addresses = isConfigured
  ? {}
  : Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`]));

/** @param {string} name The server. */
function startEnvironment(name) {
  const server = servers.find((one) => one.name === name);
  return server
    ? environmentOf(server, { mode: isConfigured ? 'serve' : 'start', ports, addresses, outer })
    : {};
}

const { status } = spawnSync(
  node(),
  ['--conditions=@guildhall/source', join(root, 'apps/api/src/doctor/main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    env: environment({ ...startEnvironment('site'), ...startEnvironment('api') }),
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
