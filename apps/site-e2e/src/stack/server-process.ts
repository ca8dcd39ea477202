import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { test } from '@playwright/test';

const workspace = join(import.meta.dirname, '../../../..');
/** Kept between runs. */
export const cacheFolder = join(workspace, 'node_modules/.cache/guildhall-e2e');
const endWithParent = join(workspace, 'libs/cli/src/processes/end-with-parent.mjs');
const movableClock = join(import.meta.dirname, 'movable-clock.ts');
const recordCoverage = join(import.meta.dirname, 'record-coverage.ts');

/** Folder for what servers pass in each file of journeys, if that is recorded. */
export const coverageFolder = process.env['JOURNEY_COVERAGE'];

/** The file that runs, which may have its journeys from another file. */
export const getJourneyFile = (): string => test.info().titlePath[0] ?? '';

export interface ServerProcess {
  origin: string;
  /** All of its output so far. It may arrive after the response: wait for it with `expect.poll`. */
  output(): string;
  /** Moves the server's clock forward; resolves when every timer that is due by then has fired, once. */
  moveClock(ms: number): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  main: string;
  env: Record<string, string>;
  args?: readonly string[];
  /** The workspace to run from; a copy if its files are to be edited. */
  from?: string;
  /** True on built packages; false on their sources. */
  onPackages?: boolean;
}

function spawnProgram({ main, env, args = [], from = workspace, onPackages = false }: ServerOptions) {
  const child = spawn(
    join(workspace, 'node_modules/.bin/node'),
    [
      ...['--import', endWithParent, '--import', movableClock],
      ...(coverageFolder ? ['--import', recordCoverage] : []),
      ...(onPackages ? [] : ['--conditions=@guildhall/source']),
      ...[join(from, main), ...args],
    ],
    {
      cwd: from,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        GUILDHALL_END_WITH_PARENT: '1',
        MOVABLE_CLOCK: '1',
        ...(coverageFolder
          ? { COVERAGE_FILE: join(coverageFolder, `${basename(getJourneyFile())}-${randomUUID()}.json`) }
          : // The same sources are started repeatedly: Node compiles them once. V8 loses functions that come from a cache.
            { NODE_COMPILE_CACHE: join(cacheFolder, 'compiled') }),
        ...env,
      } as NodeJS.ProcessEnv,
      // A pipe that `end-with-parent.mjs` watches: servers end with the tests, even after a crash. And a channel for
      // `movable-clock.ts`.
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
      detached: true,
    },
  );
  // Types know the first three only if there is no fourth.
  return child as ChildProcessWithoutNullStreams;
}

/** Runs a program to its end. */
export async function runProgram(options: ServerOptions): Promise<{ code: number | null; output: string }> {
  const child = spawnProgram(options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output.trim() };
}

/** Starts one of the product's servers as in production, and waits for the line with its origin. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { main } = options;
  const child = spawnProgram(options);
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /listening on (http:\/\/[^\s]+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`${main} ended before it listened:\n${output}`)));
  });
  return {
    origin,
    output: () => output,
    async moveClock(ms) {
      const moved = once(child, 'message');
      child.send({ moveClockMs: ms });
      await moved;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
