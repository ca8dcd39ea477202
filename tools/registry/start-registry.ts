import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../config/free-port.ts';
import type { createSupervisor } from '../../libs/cli/src/processes/supervisor.mjs';
import { planInstall } from '../set-up/install-plan.mjs';
import { runNpm } from '../set-up/install.mjs';
import { environment } from '../set-up/workspace.mjs';

const execute = promisify(execFile);

/** A registry on this machine: it has what is published there, and npm's own registry has everything else. */
export interface Registry {
  url: string;
  /** npm's environment: packages of `@guildhall` come from this registry, and may be published there. */
  env: Record<string, string>;
  /** Publishes packages, one after another: archives, or folders with a package.json. */
  publish: (packages: readonly string[]) => Promise<void>;
  /** Ends its process. What was published stays in its folder. */
  stop: () => void;
}

/**
 * Starts a registry with packages of its own in a folder, which it creates. Installs its program first, if it is missing.
 *
 * @throws Error that names what npm or the registry said
 */
export async function startRegistry(
  folder: string,
  supervisor: ReturnType<typeof createSupervisor>,
): Promise<Registry> {
  await installRegistry();
  mkdirSync(folder, { recursive: true });
  const { stdout } = await execute('npm', ['config', 'get', 'registry'], { env: environment() });
  const config = join(folder, 'registry.json');
  writeFileSync(config, JSON.stringify(createConfig(folder, stdout.trim())));
  const port = await findFreePort();
  const lines: string[] = [];
  const program = join(import.meta.dirname, 'node_modules/verdaccio/bin/verdaccio');
  const { kill, exited } = supervisor.start({
    words: [program, '--config', config, '--listen', `127.0.0.1:${port}`],
    cwd: folder,
    onLine: (line: string) => lines.push(line),
  });
  const url = `http://127.0.0.1:${port}/`;
  if (!(await responds(url, exited)))
    throw new Error(`The registry on this machine did not start:\n${lines.join('\n')}`);
  const env = {
    'npm_config_@guildhall:registry': url,
    // Anybody on this machine may publish, but npm wants to be logged in.
    [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'anybody',
  };
  return {
    ...{ url, env, stop: kill },
    async publish(packages) {
      const words = ['publish', '--access=public', '--ignore-scripts', '--loglevel=error', '--registry', url];
      for (const one of packages) await execute('npm', [...words, one], { env: environment(env) });
    },
  };
}

/** Of Verdaccio. `npm` is the registry that this machine uses otherwise. */
function createConfig(folder: string, npm: string) {
  return {
    storage: join(folder, 'packages'),
    auth: { htpasswd: { file: join(folder, 'users'), max_users: -1 } },
    web: { enable: false },
    uplinks: { npm: { url: npm } },
    packages: {
      '@guildhall/*': { access: '$all', publish: '$all' },
      // A package without a scope may be published here too, and hides another registry's.
      '**': { access: '$all', publish: '$all', proxy: 'npm' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'warn' },
  };
}

/** It is no workspace: 300 packages that nothing else needs. */
async function installRegistry(): Promise<void> {
  if (!planInstall(import.meta.dirname, 'everything')) return;
  const { code, output } = await runNpm(import.meta.dirname, ['ci', '--ignore-scripts']);
  if (code !== 0) throw new Error(`The registry on this machine could not be installed:\n${output}`);
}

/** Waits until it responds; false if its process has ended. */
async function responds(url: string, exited: Promise<number>): Promise<boolean> {
  const ended = exited.then(() => false);
  for (;;) {
    const isUp = fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => undefined,
    );
    const found = await Promise.race([isUp, ended]);
    if (found !== undefined) return found;
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
}
