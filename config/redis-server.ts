import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Redis of one test, on a socket in a folder of its own. */
export interface RedisServer {
  url: string;
  /** Makes it hang: connections stay open, and nothing is answered. */
  pause(): void;
  resume(): void;
  /** Ends it at once; what it held is lost. */
  kill(): Promise<void>;
  /** Starts it again, empty, at the same URL. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Programs of Debian's redis-server and redis-tools: one program, which serves under its own name only. */
const debianPaths = ['/usr/bin/redis-server', '/usr/bin/redis-check-rdb'];

/** Debian's Redis, unless `REDIS_SERVER_PATH` names another. */
export function getRedisPath(): string {
  const path = process.env['REDIS_SERVER_PATH'] ?? debianPaths.find((one) => existsSync(one));
  if (path === undefined)
    throw new Error('Redis is missing: install Debian\u2019s redis-tools, or set REDIS_SERVER_PATH');
  return path;
}

/** @param password without one, anybody on this machine may connect */
export async function startRedis({ password }: { password?: string } = {}): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-redis-'));
  const socket = join(folder, 'redis.sock');
  const start = () => startProcess(socket, folder, password);
  let child = await start();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `unix://${socket}`,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill,
    async restart() {
      await kill();
      child = await start();
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startProcess(socket: string, folder: string, password?: string): Promise<ChildProcess> {
  const child = spawn(
    getRedisPath(),
    [
      ...['--port', '0', '--unixsocket', socket, '--dir', folder],
      ...['--save', '', '--appendonly', 'no'],
      ...(password === undefined ? [] : ['--requirepass', password]),
    ],
    { argv0: 'redis-server', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/ready to accept connections/i.test(output)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Redis ended before it was ready:\n${output}`)));
  });
  return child;
}
