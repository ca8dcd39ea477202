import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { billingDistances, findFreePort } from '../../../../config/free-port.ts';

const root = join(import.meta.dirname, '../../../..');

/** The program of commands, by its place in a workspace. */
export const cli = 'libs/cli/src/main.mjs';

/** A server that listens on the port of its environment and responds with that environment. */
export const server = (name: string, variable: string) => `
  import { createServer } from 'node:http';
  const server = createServer((_request, response) => response.end(JSON.stringify({ ...process.env, argv: process.argv.slice(2) })));
  server.listen(Number(process.env['${variable}']), '127.0.0.1', () =>
    console.log('${name} listening on http://127.0.0.1:' + process.env['${variable}']));
  process.on('SIGTERM', () => process.exit(0));
`;

/** Programs of the first organisation beside its site. */
export const guildhall = {
  api: '../api/src/main.ts',
  apiDoctor: '../api/src/doctor.ts',
  organisation: '../organisation/src/organisation.ts',
  sandbox: '../../libs/sandbox/src/main.ts',
};

/** Stands in for Nx: its build only writes an empty file. */
const nx = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('apps/site/dist/server', { recursive: true });
  writeFileSync('apps/site/dist/server/entry.js', '');
  console.log(process.argv.slice(2).join(' '));
`;

// Starts libs/cli/src/main.mjs, tools/start.mjs and tools/doctor.mjs.
/** A workspace with the real tools and stand-ins for everything they start; `files` replace some of them. */
export function workspace(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['libs/cli', 'tools/start.mjs', 'tools/doctor.mjs', 'tools/set-up'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const all = {
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{ "packages": {} }',
    'node_modules/.package-lock.json': '{ "packages": {} }',
    'node_modules/nx/package.json': '{}',
    'node_modules/nx/dist/bin/nx.js': nx,
    'libs/sandbox/src/main.ts': server('sandbox', 'SANDBOX_PORT'),
    'tools/wordpress/package.json': '{ "name": "wordpress" }',
    'tools/wordpress/src/start/main.ts': server('wordpress', 'WORDPRESS_PORT'),
    'apps/api/src/main.ts': server('api', 'API_PORT'),
    'apps/site/package.json': JSON.stringify({ name: '@guildhall/website', type: 'module', guildhall }),
    'apps/site/src/main.ts': server('site', 'SITE_PORT'),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const portVariables = [
  'SITE_PORT',
  'API_PORT',
  'SANDBOX_PORT',
  'WORDPRESS_PORT',
  'SANDBOX_SMTP_PORT',
] as const;

/** Free ports for all servers, by environment variable. */
export async function freePorts() {
  const ports = await Promise.all(
    portVariables.map(async (variable) => {
      const port = await findFreePort(variable === 'SANDBOX_PORT' ? billingDistances : []);
      return [variable, String(port)] as const;
    }),
  );
  return Object.fromEntries(ports) as Record<(typeof portVariables)[number], string>;
}

/** Runs `tools/start.mjs` or another program in a workspace. */
export function run(
  folder: string,
  env: Record<string, string>,
  words: string[] = [],
  [program = '', ...first]: readonly string[] = ['tools/start.mjs'],
  cwd?: string,
) {
  const child = spawn(process.execPath, [join(folder, program), ...first, ...words], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const waiting: { text: string; resolve: () => void }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      for (const { text, resolve } of waiting) if (output.includes(text)) resolve();
    });
  }
  // 'close' follows the end of the last process that holds the pipe, grandchildren included.
  const allGone = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    /** Resolves when it has printed this text; rejects if it exits first. */
    printed: (text: string) =>
      new Promise<void>((resolve, reject) => {
        if (output.includes(text)) return resolve();
        waiting.push({ text, resolve });
        void allGone.then(() => reject(new Error(`It ended without saying "${text}":\n${output}`)));
      }),
    allGone,
  };
}
