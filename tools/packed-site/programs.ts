import type { createSupervisor } from '../../libs/cli/src/processes/supervisor.mjs';
import { print } from '../../libs/cli/src/terminal/print.mjs';
import type { StartServer } from './guide-site.ts';

/** Runs programs of Node for a check. Their output is printed only if something is wrong. */
export function createPrograms(supervisor: ReturnType<typeof createSupervisor>) {
  /** Runs a program to its end, and returns what went wrong. */
  async function run(name: string, words: string[], cwd: string, env: Record<string, string> = {}) {
    const lines: string[] = [];
    const { exited } = supervisor.start({ words, cwd, env, onLine: (line: string) => lines.push(line) });
    if ((await exited) === 0) return [];
    for (const line of lines) print(`  ${line}`);
    return [`${name} failed`];
  }

  /** Starts a server. */
  const start: StartServer = async (words, { cwd, env, begins }) => {
    const lines: string[] = [];
    const found = await new Promise<string | undefined>((resolve) => {
      const { exited } = supervisor.start({
        ...{ words, cwd, env },
        onLine(line: string) {
          lines.push(line);
          if (line.startsWith(begins)) resolve(line.slice(begins.length));
        },
      });
      void exited.then(() => resolve(undefined));
    });
    if (found === undefined) for (const line of lines) print(`  ${line}`);
    return found;
  };
  return { run, start };
}
