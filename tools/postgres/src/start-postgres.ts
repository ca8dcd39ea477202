import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOwner, giveToOwner } from './owner.ts';
import { copyPrograms } from './programs.ts';
import { startServerProcess } from './server-process.ts';

export interface PostgresServer {
  /** The database `postgres`, without a password. */
  url: URL;
  /** Creates an empty database. */
  createDatabase(): Promise<URL>;
  /** Runs one statement in a database. */
  query(database: URL, sql: string): Promise<Record<string, unknown>[]>;
  /** Stops answering, with all connections open, until it continues. */
  hang(): void;
  continue(): void;
  /** Ends all processes at once, as a power cut does. */
  kill(): Promise<void>;
  /** Starts again after `kill`, on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own on a free port, with an empty cluster in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-postgres-'));
  chmodSync(folder, 0o755);
  const programs = copyPrograms(folder);
  const data = join(folder, 'data');
  mkdirSync(data);
  giveToOwner(data);
  const words = ['-D', data, '--no-sync', '--locale=C', '-E', 'UTF8', '-U', 'postgres', '-A', 'trust'];
  execFileSync(join(programs, 'initdb'), words, { ...asOwner, cwd: '/', stdio: 'pipe' });
  const options = { programs, data, port: await findFreePort() };
  let server = await startServerProcess(options);
  const url = new URL(`postgres://postgres@127.0.0.1:${options.port}/postgres`);
  let databases = 0;
  return {
    url,
    async createDatabase() {
      const name = `test_${(databases += 1)}`;
      await runSql(url, `CREATE DATABASE ${name}`);
      return new URL(`/${name}`, url);
    },
    query: runSql,
    hang: () => server.signalAll('SIGSTOP'),
    continue: () => server.signalAll('SIGCONT'),
    kill: () => server.kill(),
    async restart() {
      server = await startServerProcess(options);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runSql(url: URL, sql: string): Promise<Record<string, unknown>[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as Record<string, unknown>[];
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
