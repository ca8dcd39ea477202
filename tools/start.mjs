// `npm start`, `npm run dev` and `npm run serve`. Runs on Node 20 or later, before anything is installed; the servers run
// on the Node version in the lockfile. `npm start -- --no-build` skips installing and building, and `--site
// examples/second-site` starts another organisation's site with its api and sandbox.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onEndRequest } from './processes/ending.mjs';
import { createSupervisor } from './processes/supervisor.mjs';
import { providePackages } from './set-up/packages.mjs';
import { bold, red, print } from './set-up/print.mjs';
import { root } from './set-up/workspace.mjs';
import { choosePorts } from './start/ports.mjs';
import { listServers } from './start/servers.mjs';
import { addSitePorts, chooseSite } from './start/site-folder.mjs';
import { buildSite, startServer } from './start/start-server.mjs';

/** @type {import('./start/servers.mjs').Mode} */
const mode = process.argv.includes('--dev') ? 'dev' : process.argv.includes('--serve') ? 'serve' : 'start';
const isPrepared = mode === 'serve' || process.argv.includes('--no-build');
const supervisor = createSupervisor();
let ending = false;

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  await supervisor.stop();
  process.exit(code);
}

/** @param {unknown} error */
function fail(error) {
  if (ending) return;
  print(`\n${red(error instanceof Error ? error.message : String(error))}`);
  void end(1);
}

async function start() {
  const site = chooseSite(process.argv);
  const outer = addSitePorts(site, process.env);
  const servers = listServers(mode, outer, site);
  const ports = await choosePorts(servers, outer);
  if (!isPrepared) await providePackages();
  onEndRequest({ end: () => void end(0), endNow: () => process.exit(1) });
  if (mode === 'start' && !isPrepared) await buildSite(supervisor, site);
  for (const { name, builtInto } of servers) {
    if (mode !== 'dev' && builtInto && !existsSync(join(root, builtInto)))
      throw new Error(`The ${name} is not built yet. Run: npm run build`);
  }
  const context = { mode, ports, addresses: {}, outer };
  for (const server of servers) await startServer(supervisor, server, context, fail);
  print(
    `\n${bold(`  Guildhall is running at http://localhost:${ports['site']}`)}\n  Press Ctrl-C to stop.\n`,
  );
}

start().catch(fail);
