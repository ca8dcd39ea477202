import { join } from 'node:path';
import { faint, formatStep, print } from '../terminal/print.mjs';
import { root, sourceOptions } from '../machine/installation.mjs';
import { createReadiness, ServerExit } from './readiness.mjs';
import { serverOptions } from './server-options.mjs';
import { createEnvironment } from './servers.mjs';

/** @typedef {ReturnType<typeof import('../processes/supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./servers.mjs').ServerPlan} ServerPlan */
/** @typedef {import('./servers.mjs').Context} Context */

/**
 * Starts one server and waits until it is ready. Prints its output: in production as it is, so that programs can read the
 * log, otherwise under its name; in a terminal, the log is written for people.
 *
 * @param {Supervisor} supervisor
 * @param {ServerPlan} server
 * @param {Context} context
 * @param {{ onEnd: (error: Error) => void, say?: (line: string) => void }} options `onEnd` is called when the server exits
 * after it was ready, `say` with the line that says that it is ready.
 */
export async function startServer(supervisor, server, context, { onEnd, say = print }) {
  const { name, main, reloadsItself, startLimitMs: limitMs } = server;
  const inDevelopment = context.mode === 'dev';
  const readiness = createReadiness(name, {
    ...(limitMs !== undefined && { limitMs }),
    onOtherLine: (line, stream) => {
      if (context.mode === 'serve') process[stream].write(`${line}\n`);
      else print(`${faint(`${name.padEnd(8)}│`)} ${line}`);
    },
  });
  const { exited } = supervisor.start({
    words: [
      ...sourceOptions,
      ...serverOptions,
      ...(inDevelopment && !reloadsItself ? ['--watch', '--watch-preserve-output'] : []),
      join(root, main),
      ...(inDevelopment && reloadsItself ? ['--dev'] : []),
    ],
    cwd: root,
    env: { ...(process.stdout.isTTY && { LOG_FORMAT: 'pretty' }), ...createEnvironment(server, context) },
    onLine: (line, stream) => readiness.read(line, stream),
  });
  void exited.then((code) => readiness.exited(code));
  context.addresses[name] = await readiness.listening;
  void exited.then((code) =>
    onEnd(new ServerExit(`The ${name} exited unexpectedly with code ${code}.`, code)),
  );
  say(formatStep(true, name, `http://localhost:${context.ports[name]}`));
}
