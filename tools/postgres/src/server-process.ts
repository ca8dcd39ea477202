import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asOwner } from './owner.ts';

/** Settings for tests: commits survive the end of a process, and no power cut. */
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

export interface ServerOptions {
  /** Folder of the programs. */
  programs: string;
  /** Folder of the cluster. */
  data: string;
  port: number;
}

/** Starts the server, and resolves once it accepts connections. */
export async function startServerProcess({ programs, data, port }: ServerOptions) {
  const words = ['-D', data, '-p', String(port), '-k', data, '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(join(programs, 'postgres'), [...words, ...settings.flatMap((one) => ['-c', one])], {
    ...{ ...asOwner, cwd: '/', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await waitUntilReady(child);
  const pid = Number(child.pid);
  /** Each connection has a process of its own. */
  const children = () => {
    const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return ids.split(' ').filter(Boolean).map(Number);
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const one of [pid, ...children()]) signalOne(one, signal);
  };
  return {
    signalAll,
    /** Ends the open connections, then the server. */
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      signalAll('SIGCONT');
      child.kill('SIGINT');
      await exited;
    },
    async kill() {
      const exited = once(child, 'exit');
      // A stopped server creates no more processes while its present ones are listed.
      signalOne(pid, 'SIGSTOP');
      const all = [pid, ...children()];
      for (const one of all) signalOne(one, 'SIGKILL');
      await exited;
      // The next server refuses to start while one of them still holds the shared memory.
      while (all.some(isRunning)) await new Promise(setImmediate);
    },
  };
}

function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}

/** True if a process still has memory: one that has ended may stay in the list until its parent asks for its status. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  let output = '';
  const ready = Promise.withResolvers<void>();
  child.stderr?.on('data', (chunk: Buffer) => {
    if (output.length > 10_000) return;
    output += chunk.toString();
    if (output.includes('database system is ready to accept connections')) ready.resolve();
  });
  const exited = once(child, 'exit').then(() => {
    throw new Error(`PostgreSQL did not start: ${output}`);
  });
  exited.catch(() => undefined);
  await Promise.race([ready.promise, exited]);
}
