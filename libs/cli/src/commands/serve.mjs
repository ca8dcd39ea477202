import { onEndRequest } from '../processes/ending.mjs';
import { createSupervisor } from '../processes/supervisor.mjs';
import { red } from '../terminal/print.mjs';
import { choosePorts } from '../start/ports.mjs';
import { ServerExit } from '../start/readiness.mjs';
import { chooseServed } from '../start/served.mjs';
import { requireBuild } from '../start/site-build.mjs';
import { addSitePorts, chooseSite } from '../start/site-folder.mjs';
import { startServer } from '../start/start-server.mjs';

/** @param {string} line */
const say = (line) => void process.stderr.write(`${line}\n`);

/**
 * Runs `guildhall serve`: site and api for production, `guildhall serve site` and `guildhall serve api` one of them, already built,
 * with the environment that the operator gives. Standard output has only the servers' own lines.
 *
 * @param {readonly string[]} words
 */
export async function run(words) {
  // A server takes up to ten seconds to complete its requests.
  const supervisor = createSupervisor({ graceMs: 15_000 });
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
    say(red(error instanceof Error ? error.message : String(error)));
    // A server that ends by itself has failed, whatever its code.
    void end(error instanceof ServerExit ? error.code || 1 : 1);
  }

  async function serve() {
    const site = chooseSite(words);
    const outer = addSitePorts(site, process.env);
    const servers = chooseServed(words, outer, site);
    const ports = await choosePorts(servers, outer);
    onEndRequest({ end: () => void end(0), endNow: () => process.exit(1) });
    if (servers.some(({ builtInto }) => builtInto)) requireBuild(site);
    const context = {
      mode: /** @type {const} */ ('serve'),
      ports,
      addresses: {},
      outer,
      isAlone: servers.length === 1,
    };
    for (const server of servers) await startServer(supervisor, server, context, { onEnd: fail, say });
  }

  await serve().catch(fail);
}
