import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const workspace = join(import.meta.dirname, '../../../..');
const endWithParent = join(workspace, 'libs/cli/src/processes/end-with-parent.mjs');

/** A program to start. */
export interface ProgramOptions {
  name: string;
  /** The program and its arguments. */
  words: readonly string[];
  env?: Record<string, string>;
  /** The folder it runs in. @default the workspace */
  folder?: string;
  /** Resolves when it serves. Rejects never: a program that ends before that is an error. */
  isReady(child: ChildProcess): Promise<void>;
}

/** A program in a process group of its own, which ends with this process. */
export interface Program {
  name: string;
  /** Ends it and its children at once. */
  kill(): Promise<void>;
  /** Lets it complete what is under way. */
  stop(): Promise<void>;
  /** Starts it again after it has ended, with changes. */
  start(changes?: Partial<ProgramOptions>): Promise<void>;
}

/** Node's arguments for a program that is run from its sources, such as `apps/api/src/main.ts`. */
export const toNodeWords = (main: string, folder = workspace): string[] => [
  join(workspace, 'node_modules/.bin/node'),
  ...['--import', endWithParent, '--conditions=@guildhall/source', '--max-semi-space-size=8'],
  join(folder, main),
];

/** Starts a program. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  let child = await run(options);
  const signal = (name: NodeJS.Signals) => signalGroup(Number(child.pid), name);
  const end = async (name: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    signal(name);
    await exited;
  };
  return {
    name: options.name,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start(changes) {
      child = await run({ ...options, ...changes });
    },
  };
}

/** Process groups that end with this process. */
const running = new Set<number>();
process.once('exit', () => running.forEach((pid) => signalGroup(pid, 'SIGKILL')));

async function run({ name, words, env = {}, folder = workspace, isReady }: ProgramOptions) {
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      GUILDHALL_END_WITH_PARENT: '1',
      NODE_COMPILE_CACHE: join(workspace, 'node_modules/.cache/guildhall-machines'),
      ...env,
    } as NodeJS.ProcessEnv,
    // The first is a pipe that `end-with-parent.mjs` watches: a program ends with this process, even after a crash.
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output.push(part);
      // The last lines say why a program ended.
      if (output.length > 100) output.shift();
    });
  const pid = Number(child.pid);
  running.add(pid);
  child.once('exit', () => running.delete(pid));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} ended before it was ready:\n${output.join('')}`);
  });
  ended.catch(() => undefined);
  await Promise.race([isReady(child), ended]);
  return child;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}

/** Waits for the line with which the product's servers say their address. Returns it through `onOrigin`. */
export const untilListening =
  (onOrigin: (origin: string) => void = () => undefined) =>
  (child: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      let text = '';
      child.stdout?.on('data', function read(part: string) {
        text += part;
        const origin = /listening on (http:\/\/[^\s]+)/.exec(text)?.[1];
        if (!origin) return;
        child.stdout?.off('data', read);
        onOrigin(origin);
        resolve();
      });
    });
