import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../../config/free-port.ts';
import { root } from '../machine/installation.mjs';
import { readSite } from '../start/site-folder.mjs';
import { cli, guildhall, run, server, workspace } from '../start/start.fixture.ts';
import { planRelease } from './plan-release.mjs';

/** A workspace with a site that is built, an api, a library that both use, and packages from a registry. */
function createWorkspace(): string {
  const library = { dependencies: { needed: '1.0.0' }, devDependencies: { tested: '1.0.0' } };
  const packages = {
    '': { workspaces: ['apps/*', 'libs/*', 'tools/*'] },
    'apps/site': { dependencies: { '@own/library': '0.0.0', vite: '8.0.0' } },
    'apps/api': { dependencies: { '@own/library': '0.0.0', needed: '2.0.0' } },
    'apps/organisation': {},
    'libs/library': library,
    'node_modules/@own/library': { resolved: 'libs/library', link: true },
    'node_modules/needed': { version: '2.0.0' },
    'libs/library/node_modules/needed': { version: '1.0.0', dependencies: { inner: '1.0.0' } },
    'node_modules/inner': {
      version: '1.0.0',
      dependencies: { postcss: '8.0.0' },
      peerDependencies: { absent: '1.0.0' },
    },
    'node_modules/vite': { version: '8.0.0', dependencies: { compiler: '1.0.0', postcss: '8.0.0' } },
    'node_modules/postcss': { version: '8.0.0' },
    'node_modules/compiler': { version: '1.0.0' },
    'node_modules/tested': { version: '1.0.0', dev: true },
  };
  const folder = workspace({
    'package-lock.json': JSON.stringify({ packages }),
    'package.json': JSON.stringify({ type: 'module', scripts: {} }),
    ...Object.fromEntries(
      Object.entries(packages)
        .filter(([place, entry]) => place !== '' && !('link' in entry))
        .map(([place, entry]) => [
          `${place}/package.json`,
          JSON.stringify({
            name: place === 'libs/library' ? '@own/library' : place,
            type: 'module',
            ...(place === 'apps/site' && { guildhall }),
            ...entry,
          }),
        ]),
    ),
    'apps/site/dist/server/entry.js': '',
    'apps/site/dist/client/.vite/manifest.json': '{}',
    'apps/site/src/main.ts': `import '@own/library/index.js';\n${server('site', 'SITE_PORT')}`,
    'apps/site/src/main.test.ts': '',
    'apps/organisation/src/organisation.ts': '',
    'libs/library/index.js': `import 'needed/index.js';`,
    'libs/library/dist/index.js': '',
    'libs/library/node_modules/needed/index.js': '',
  });
  mkdirSync(join(folder, 'node_modules/@own'), { recursive: true });
  symlinkSync('../../libs/library', join(folder, 'node_modules/@own/library'));
  return folder;
}

const release = (folder: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(folder, cli), 'release', ...words], { encoding: 'utf8' });

describe('npm run release', () => {
  it('writes what the servers load, and nothing that only builds or tests', () => {
    const folder = createWorkspace();
    const target = join(folder, 'out/4f2c1a9');
    const { status, stdout } = release(folder, target, '--without-node');
    expect([status, stdout]).toEqual([0, `Release 4f2c1a9 is in ${target}: 4 packages, 4 of our own.\n`]);
    const has = (path: string) => existsSync(join(target, path));
    for (const path of [
      ...['apps/site/src/main.ts', 'apps/site/dist/server/entry.js', 'apps/api/src/main.ts'],
      'apps/site/dist/client/.vite/manifest.json',
      ...['node_modules/@own/library/index.js', 'libs/library/node_modules/needed/index.js'],
      ...[
        'node_modules/inner/package.json',
        'node_modules/postcss/package.json',
        'site.mjs',
        'api.mjs',
        cli,
        'node_modules/@guildhall/cli/src/programs/run-operator-command.mjs',
      ],
    ])
      expect([path, has(path)]).toEqual([path, true]);
    for (const path of [
      ...['node_modules/vite', 'node_modules/compiler', 'node_modules/tested', 'node_modules/nx'],
      ...['apps/site/src/main.test.ts', 'libs/library/dist', 'libs/sandbox', 'tools/start.mjs'],
    ])
      expect([path, has(path)]).toEqual([path, false]);
    expect(readFileSync(join(target, 'release.env'), 'utf8')).toBe('NODE_ENV=production\nRELEASE=4f2c1a9\n');
  });

  it('brings the Node that it runs with', () => {
    const folder = createWorkspace();
    expect(release(folder, join(folder, 'out/a')).status).toBe(0);
    const node = join(folder, 'out/a/node_modules/.bin/node');
    expect(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()).toBe(process.version);
  });

  it('serves from its folder alone, with NODE_ENV=production', async () => {
    const folder = createWorkspace();
    const target = join(folder, 'out/4f2c1a9');
    release(folder, target, '--without-node');
    const [SITE_PORT, API_PORT] = [String(await findFreePort()), String(await findFreePort())];
    const started = run(target, { SITE_PORT, API_PORT, NODE_ENV: 'development' }, [], [cli, 'serve']);
    await started.printed(`http://localhost:${SITE_PORT}`);
    const environment = (await (await fetch(`http://127.0.0.1:${SITE_PORT}`)).json()) as object;
    expect(environment).toMatchObject({ NODE_ENV: 'production' });
    started.child.kill('SIGTERM');
    expect(await started.allGone).toBe(0);
  });

  it('refuses a folder that is not empty, a name that is none, and a site that is not built', () => {
    const folder = createWorkspace();
    mkdirSync(join(folder, 'out/full'), { recursive: true });
    writeFileSync(join(folder, 'out/full/a'), '');
    expect(release(folder, join(folder, 'out/full')).stdout).toContain('is not empty');
    expect(release(folder, join(folder, 'out/a b')).stdout).toContain('cannot name a release');
    expect(release(folder).stdout).toContain('Name a folder');
    mkdirSync(dirname(join(folder, 'examples/other/package.json')), { recursive: true });
    writeFileSync(join(folder, 'examples/other/package.json'), '{}');
    const unbuilt = release(folder, join(folder, 'out/b'), '--site', 'examples/other');
    expect([unbuilt.status, unbuilt.stdout]).toEqual([
      1,
      expect.stringContaining('The site is not built yet'),
    ]);
  });
});

/** A site outside of the workspace, with this package and another one of the kit from the registry. */
function createOwnSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-own-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const packages = {
    '': {
      dependencies: { '@guildhall/cli': '1.0.0', '@guildhall/site': '1.0.0' },
      devDependencies: { tested: '1.0.0' },
    },
    'node_modules/@guildhall/cli': { version: '1.0.0' },
    'node_modules/@guildhall/site': {
      version: '1.0.0',
      dependencies: { needed: '1.0.0' },
      peerDependencies: { vite: '8.0.0' },
    },
    'node_modules/needed': { version: '1.0.0' },
    'node_modules/tested': { version: '1.0.0', dev: true },
    'node_modules/vite': { version: '8.0.0', peer: true },
  };
  const doors = { '.': { '@guildhall/source': './src/index.ts', default: './dist/index.js' } };
  const files = {
    'package-lock.json': JSON.stringify({ packages }),
    'package.json': JSON.stringify({ name: 'own', type: 'module', guildhall: {} }),
    'dist/server/entry.js': '',
    'src/main.ts': `import '@guildhall/site';\n${server('site', 'SITE_PORT')}`,
    'src/api.ts': server('api', 'API_PORT'),
    'src/organisation.ts': '',
    'node_modules/@guildhall/site/package.json': JSON.stringify({ type: 'module', exports: doors }),
    'node_modules/@guildhall/site/dist/index.js': '',
    'node_modules/@guildhall/site/src/index.ts': 'this is not loaded',
    ...Object.fromEntries(
      ['needed', 'tested', 'vite'].map((name) => [`node_modules/${name}/package.json`, '{}']),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  cpSync(join(root, 'libs/cli'), join(folder, 'node_modules/@guildhall/cli'), { recursive: true });
  return folder;
}

const ownCli = 'node_modules/@guildhall/cli/src/main.mjs';

describe('a release of a site of its own', () => {
  it('has the packages that servers load, and serves as the units start it', async () => {
    const folder = createOwnSite();
    const target = join(mkdtempSync(join(tmpdir(), 'guildhall-own-release-')), '1');
    onTestFinished(() => rmSync(dirname(target), { recursive: true }));
    const words = [join(folder, ownCli), 'release', target, '--without-node'];
    const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    expect(stdout).toBe(`Release 1 is in ${target}: 3 packages, 1 of our own.\n`);
    expect(existsSync(join(target, 'node_modules/vite'))).toBe(false);
    const SITE_PORT = String(await findFreePort());
    const serving = run(
      target,
      { SITE_PORT, API_PORT: String(await findFreePort()) },
      [],
      [ownCli, 'serve'],
      target,
    );
    await serving.printed(`http://localhost:${SITE_PORT}`);
    serving.child.kill('SIGTERM');
    expect(await serving.allGone).toBe(0);
    const unit = run(
      target,
      { SITE_PORT, NODE_OPTIONS: '--conditions=@guildhall/source' },
      [],
      ['site.mjs'],
      target,
    );
    await unit.printed('site listening on');
    unit.child.kill('SIGTERM');
    expect(await unit.allGone).toBe(0);
  });

  it('is not written into the folder of the site, and needs npm’s lockfile', () => {
    const folder = createOwnSite();
    const release = (target: string) =>
      spawnSync(process.execPath, [join(folder, ownCli), 'release', target], {
        ...{ cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
      }).stdout;
    expect(release('out/a')).toContain("is in the site's own folder");
    rmSync(join(folder, 'package-lock.json'));
    expect(release(join(tmpdir(), 'guildhall-no-release'))).toContain(
      'there is no package-lock.json: install with npm',
    );
  });
});

describe.each(['apps/site', 'examples/second-site'])('a release of %s', (site) => {
  it('has the packages of servers, and none of builds, tests and the sandbox', () => {
    const { workspaces, packages } = planRelease(root, readSite(site));
    const names = packages.map((place) => place.slice(place.lastIndexOf('node_modules/') + 13));
    for (const name of ['fastify', 'react-dom', 'valibot']) expect(names).toContain(name);
    const forbidden =
      /^(vite|rolldown|lightningcss|typescript|vitest|eslint|nx|prettier|playwright|firebase-tools|storybook)(-|$)/;
    expect(names.filter((name) => forbidden.test(name))).toEqual([]);
    expect(workspaces).toContain('libs/api');
    expect(workspaces).toContain(site);
    expect(workspaces.filter((folder) => folder.startsWith('tools/'))).toEqual([]);
  });
});
