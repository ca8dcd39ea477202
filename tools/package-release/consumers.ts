import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { reacts } from '../consumer/install.ts';
import { isProgram, readManifest, type Manifest } from '../consumer/libraries.ts';
import { findAppFaults } from '../consumer/try-app.ts';
import type { RunProgram, StartServer } from '../packed-site/guide-site.ts';
import { findDuplicates } from '../packed-site/duplicates.ts';
import { useExample } from '../packed-site/next/next-example.ts';
import type { Registry } from '../registry/start-registry.ts';
import { environment, root } from '../set-up/workspace.mjs';

const execute = promisify(execFile);

export interface Release {
  version: string;
  registry: Registry;
  manifests: readonly Manifest[];
}

export interface Programs {
  run: (...args: [...Parameters<RunProgram>, env?: Record<string, string>]) => Promise<string[]>;
  start: StartServer;
  browser: Browser;
}

/** Those who use the packages: each installs them from the registry into an empty folder, and returns what does not work. */
export const consumers: Readonly<
  Record<string, (folder: string, release: Release, programs: Programs) => Promise<string[]>>
> = {
  async 'the app of another organisation'(folder, release, { browser }) {
    const manifests = release.manifests.filter((manifest) => !isProgram(manifest));
    return findAppFaults(folder, {
      ...{ manifests, isNewest: true, browser },
      installInto: (app, needs) => {
        const others = [...new Set([...needs, ...Object.keys(reacts[0]?.from ?? {})])].map(withOurVersion);
        const ours = manifests.map(({ name }) => `${name}@${release.version}`);
        return installFrom(release, app, [...ours, ...others]);
      },
    });
  },

  async 'the example of Next'(folder, release, programs) {
    copyApp('examples/next', folder, release.version);
    await installFrom(release, folder);
    return useExample(folder, 'start', programs);
  },

  async 'the second site outside the workspace'(folder, release, { run }) {
    const site = join(folder, 'examples/second-site');
    copyApp('examples/second-site', site, release.version);
    cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    await installFrom(release, site);
    const vite = join(site, 'node_modules/vite/bin/vite.js');
    const built = await run('its build', [vite, 'build', '--app', '--configLoader', 'native'], site);
    if (built.length > 0) return built;
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const words = [playwright, 'test', '--project=journeys', '--grep', '@packed', 'second-site'];
    const folders = { SECOND_SITE_FOLDER: site, SECOND_API_FOLDER: site };
    return [
      ...findDuplicates(site),
      ...(await run('a journey', words, join(root, 'apps/site-e2e'), folders)),
    ];
  },

  async 'a site of npm create guildhall'(folder, release) {
    const { version, registry } = release;
    const words = ['exec', '--yes', `--registry=${registry.url}`, `--package=create-guildhall@${version}`];
    const options = { cwd: folder, env: environment({ ...registry.env, NODE_ENV: undefined }) };
    await execute('npm', [...words, '--', 'create-guildhall', 'site', '--yes'], options);
    const site = { ...options, cwd: join(folder, 'site') };
    await installFrom(release, site.cwd);
    await execute('npm', ['run', 'build'], site);
    await execute('npm', ['test'], site);
    await execute('npm', ['exec', '--', 'guildhall', 'release', join(folder, 'releases/first')], site);
    return [];
  },
};

/** Copies an app whose package.json names our packages of this version. */
function copyApp(path: string, folder: string, version: string): void {
  cpSync(join(root, path), folder, {
    recursive: true,
    filter: (file) => !/\/(?:dist|\.next|node_modules|test-results)$/.test(file),
  });
  const manifest = readManifest(folder) as Manifest & { devDependencies?: Record<string, string> };
  const choose = (names: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(names).map(([name, own]) => [name, name.startsWith('@guildhall/') ? version : own]),
    );
  const { dependencies, devDependencies } = manifest;
  const changed = {
    ...manifest,
    dependencies: choose(dependencies),
    devDependencies: choose(devDependencies),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(changed, undefined, 2));
}

async function installFrom(release: Release, app: string, names: readonly string[] = []): Promise<void> {
  mkdirSync(app, { recursive: true });
  // A build in this process may have set NODE_ENV.
  const words = ['install', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', ...names];
  await execute('npm', [...words, '--loglevel=error'], { cwd: app, env: environment(release.registry.env) });
}

/** A package in the version that the workspace has, under the name of the newest React. */
function withOurVersion(name: string): string {
  const { devDependencies = {} } = readManifest(root) as { devDependencies?: Record<string, string> };
  const version = devDependencies[reacts[0]?.from[name] ?? name] ?? '';
  return `${name}@${version.replace(/^npm:.+@/, '')}`;
}
