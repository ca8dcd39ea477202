import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../config/free-port.ts';
import { root } from '../set-up/workspace.mjs';
import { run, type CommandOptions } from './command.ts';
import type { Copy } from './copy.ts';

/** A user without rights, on every Linux. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

export interface TestEnvironment {
  name: string;
  /** False where this machine cannot be made into it. */
  isPossible?: boolean;
  /** Returns what is wrong; nothing if it works, or is refused with the remedy. */
  try: (copy: Copy) => Promise<string | undefined>;
}

/** Distances of the other servers' ports from the site's. */
const furtherPorts = [100, 200, 210, 211, 212, 213];

/** Ports that nothing uses, all from one variable. */
const choosePorts = async () => ({ PORTS_FROM: String(await findFreePort(furtherPorts)) });

/** Starts the product, reads its first page, and stops it. */
async function start(copy: Copy, options: Partial<CommandOptions> = {}): Promise<string | undefined> {
  const ports = await choosePorts();
  const started = run(['start'], { cwd: copy.folder, ...options, env: { ...ports, ...options.env } });
  const isRunning = await started.prints('Press Ctrl-C to stop');
  const status = isRunning && (await fetch(`http://localhost:${ports.PORTS_FROM}/`)).status;
  await started.stop();
  return status === 200 ? undefined : `did not start (${status}):\n${started.output()}`;
}

/** Runs a command that must be refused, with this remedy in its last lines. */
async function isRefused(
  words: string[],
  remedy: RegExp,
  options: CommandOptions,
): Promise<string | undefined> {
  const refused = run(words, { ...options, env: { ...(await choosePorts()), ...options.env } });
  const hasEnded = !(await refused.prints('Press Ctrl-C to stop'));
  if (!hasEnded) await refused.stop();
  const isPlain = !/^\s+at .+:\d+:\d+\)?$/m.test(refused.output());
  return hasEnded && isPlain && remedy.test(refused.output())
    ? undefined
    : `did not say ${remedy}, or has a stack trace:\n${refused.output()}`;
}

export const environments: readonly TestEnvironment[] = [
  { name: "a folder's name with spaces, umlauts and signs", try: (copy) => start(copy) },
  {
    name: "a folder's name that nothing can be built in",
    async try(copy) {
      copy.rename('Our club #1');
      const fault = await isRefused(['start'], /contains #.*: rename "Our club #1"/, { cwd: copy.folder });
      copy.rename('Our club');
      return fault;
    },
  },
  {
    name: 'started with yarn, after packages were deleted',
    try(copy) {
      copy.deletePackages('fastify', '@guildhall/ui');
      const env = {
        npm_execpath: '/usr/share/yarn/bin/yarn.js',
        npm_config_user_agent: 'yarn/1.22.22 npm/?',
      };
      return start(copy, { env });
    },
  },
  {
    name: 'no network, and a package is missing',
    async try(copy) {
      copy.deletePackages('@guildhall/ui', 'lru-cache');
      const cache = join(copy.folder, '.cache/empty');
      const env = { npm_config_cache: cache, npm_config_registry: 'http://127.0.0.1:1/' };
      const remedy = /npm could not reach the package registry\. Check the network/;
      return (await isRefused(['start'], remedy, { cwd: copy.folder, env })) ?? (await start(copy));
    },
  },
  {
    name: 'started twice at the same moment',
    async try(copy) {
      rmSync(join(copy.folder, 'apps/site/dist'), { recursive: true });
      const options = { cwd: copy.folder, env: await choosePorts() };
      const both = [run(['start'], options), run(['start'], options)];
      const running = await Promise.all(
        both.map(async (one) => {
          const isRunning = await one.prints('Press Ctrl-C to stop');
          if (isRunning) await one.stop();
          return isRunning;
        }),
      );
      const outputs = both.map((one) => one.output());
      const isRight = running.filter(Boolean).length === 1;
      return isRight && outputs.some((output) => /in use|is used by another program/.test(output))
        ? undefined
        : `not one of two:\n${outputs.join('\n---\n')}`;
    },
  },
  {
    name: 'the doctor while nothing runs',
    try: (copy) =>
      isRefused(['run', 'doctor'], /nothing is running at port \d+: start it with npm start/, {
        cwd: copy.folder,
      }),
  },
  {
    name: 'a phone in the same network',
    async try(copy) {
      const started = run(['start', '--', '--network'], { cwd: copy.folder, env: await choosePorts() });
      await started.prints('Press Ctrl-C to stop');
      const [, origin] = /see it at (http:\/\/[\d.]+:\d+)/.exec(started.output()) ?? [];
      const html = origin === undefined ? '' : await (await fetch(origin)).text();
      await started.stop();
      const isLocal = /(?:src|href|action)="http:\/\/(?:localhost|127\.0\.0\.1)/.exec(html)?.[0];
      if (html === '') return `did not start:\n${started.output()}`;
      return isLocal === undefined ? undefined : `its page names ${isLocal}, which the phone cannot reach`;
    },
  },
  {
    name: 'not root',
    isPossible: isRoot,
    try(copy) {
      copy.giveTo(nobody);
      return start(copy, { user: nobody, env: { HOME: join(copy.folder, '..') } });
    },
  },
  {
    name: "a .cache of root's, after a command with sudo",
    isPossible: isRoot,
    async try(copy) {
      const cache = join(copy.folder, '.cache');
      mkdirSync(cache, { recursive: true });
      copy.giveTo(nobody);
      chownSync(cache, 0, 0);
      const remedy = /You cannot write to \.cache; it belongs to root: sudo chown -R "\$\(id -un\)" /;
      return isRefused(['start'], remedy, {
        cwd: copy.folder,
        user: nobody,
        env: { HOME: join(copy.folder, '..') },
      });
    },
  },
  {
    name: 'a checkout with the line ends of Windows',
    isPossible: existsSync(join(root, '.git')),
    async try(copy) {
      const folder = join(copy.folder, '..', 'windows');
      execFileSync('git', [
        'clone',
        '--quiet',
        '--depth=1',
        '-c',
        'core.autocrlf=true',
        `file://${root}`,
        folder,
      ]);
      const files = execFileSync('git', ['ls-files', '--eol'], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 10_000_000,
      });
      const wrong = files.split('\n').filter((line) => /w\/(?:crlf|mixed)/.test(line));
      return wrong.length === 0 ? undefined : `${wrong.length} files have them, such as ${wrong[0]}`;
    },
  },
];
