import { join } from 'node:path';
import { faint, print, printStep, secondsSince } from '../set-up/print.mjs';
import { nx, root } from '../set-up/workspace.mjs';
import { createReadiness } from './readiness.mjs';
import { createEnvironment } from './servers.mjs';

/** @typedef {ReturnType<typeof import('../processes/supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./servers.mjs').ServerPlan} ServerPlan */
/** @typedef {import('./servers.mjs').Context} Context */

/**
 * Builds the site. Prints the build's output if it fails.
 *
 * @param {Supervisor} supervisor
 * @param {import('./site-folder.mjs').SiteFolder} site
 */
export async function buildSite(supervisor, { project }) {
  const since = performance.now();
  /** @type {string[]} */
  const lines = [];
  const { exited } = supervisor.start({
    // The site is bundled from the libraries' sources, so they need no build.
    words: [nx, 'run', `${project}:build`, '--excludeTaskDependencies', '--outputStyle=stream'],
    cwd: root,
    onLine: (line) => lines.push(line),
  });
  if ((await exited) !== 0)
    throw new Error(`${lines.join('\n')}\n\nThe site could not be built. See the output above.`);
  printStep(true, 'build', `done (${secondsSince(since)})`);
}

/**
 * Starts one server and waits until it is ready. Prints its output under its name.
 *
 * @param {Supervisor} supervisor
 * @param {ServerPlan} server
 * @param {Context} context
 * @param {(reason: string) => void} onEnd Called when it exits after it was ready.
 */
export async function startServer(supervisor, server, context, onEnd) {
  const { name, main, reloadsItself } = server;
  const inDevelopment = context.mode === 'dev';
  const readiness = createReadiness(name, {
    onOtherLine: (line) => print(`${faint(`${name.padEnd(8)}│`)} ${line}`),
  });
  const { exited } = supervisor.start({
    words: [
      '--conditions=@guildhall/source',
      ...(inDevelopment && !reloadsItself ? ['--watch', '--watch-preserve-output'] : []),
      join(root, main),
      ...(inDevelopment && reloadsItself ? ['--dev'] : []),
    ],
    cwd: root,
    env: createEnvironment(server, context),
    onLine: (line) => readiness.read(line),
  });
  void exited.then((code) => readiness.exited(code));
  context.addresses[name] = await readiness.listening;
  void exited.then((code) => onEnd(`The ${name} exited unexpectedly with code ${code}.`));
  printStep(true, name, `http://localhost:${context.ports[name]}`);
}
