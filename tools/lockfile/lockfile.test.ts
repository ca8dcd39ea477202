import { describe, expect, it } from 'vitest';
import {
  findInexactDependencies,
  findLockfileFaults,
  findStaleEntries,
  findStartFaults,
} from './lockfile.mjs';

const valid = { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==` };

describe('a lockfile', () => {
  it('is valid when it is complete', () => {
    const packages = {
      '': { optionalDependencies: { a: '1.0.0' } },
      'libs/ui': { version: '0.0.0', optionalDependencies: { a: '1.0.0' } },
      'node_modules/@guildhall/ui': { resolved: 'libs/ui', link: true },
      'node_modules/a': { ...valid, optionalDependencies: { b: '1.0.0', c: '1.0.0' } },
      'node_modules/a/node_modules/b': { ...valid, optionalDependencies: { c: '1.0.0' } },
      'node_modules/c': valid,
    };
    expect(findLockfileFaults(packages, {})).toEqual([]);
  });

  it('must not name a host', () => {
    const packages = { 'node_modules/a': { ...valid, resolved: 'https://packages.example/a.tgz' } };
    expect(findLockfileFaults(packages, {})).toEqual(['node_modules/a names a host: packages.example']);
  });

  it("must hold the other systems' binaries", () => {
    const packages = {
      'node_modules/a': { ...valid, optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
      'node_modules/a-linux': valid,
      'node_modules/x/node_modules/a-darwin': valid,
    };
    expect(findLockfileFaults(packages, {})).toEqual([
      'node_modules/a requires a-darwin, which is not in the lockfile: npm ci will fail',
    ]);
  });

  it('must have a checksum for everything', () => {
    expect(findLockfileFaults({ 'node_modules/a': { version: '1.0.0' } }, {})).toEqual([
      'node_modules/a has no checksum',
    ]);
  });

  it('must not have a weaker checksum, or a choice of two', () => {
    for (const integrity of [
      'sha1-0beec7b5ea3f0fdbc95d0dd47f3c5bc275da8a33',
      `${valid.integrity} ${valid.integrity}`,
    ])
      expect(findLockfileFaults({ 'node_modules/a': { ...valid, integrity } }, {})).toEqual([
        'node_modules/a has a checksum that is not one SHA-512',
      ]);
  });

  it('must not take anything from git or another server, not even optionally', () => {
    const source = 'git+ssh://git@code.example/b.git';
    const packages = {
      'node_modules/a': { ...valid, optionalDependencies: { b: source } },
      'node_modules/b': { version: '1.0.0', resolved: `${source}#1f2e3d` },
      'node_modules/c': { ...valid, dependencies: { alias: 'npm:a@1.0.0', d: 'somebody/d' } },
    };
    expect(findLockfileFaults(packages, {})).toEqual([
      `node_modules/a takes b from ${source}, not from the registry`,
      'node_modules/b names a host: code.example',
      'node_modules/b has no checksum',
      'node_modules/c takes d from somebody/d, not from the registry',
    ]);
  });

  it('must not hold code for server functions', () => {
    expect(
      findLockfileFaults({ 'node_modules/x/node_modules/react-server-dom-webpack': valid }, {}),
    ).toHaveLength(1);
  });

  it('must not add an install script that was not reviewed', () => {
    const packages = {
      'node_modules/known': { ...valid, hasInstallScript: true },
      'node_modules/@scope/new': { ...valid, hasInstallScript: true },
    };
    expect(findLockfileFaults(packages, { known: 'reviewed' })).toEqual([
      'node_modules/@scope/new has an install script that was not reviewed',
    ]);
  });
});

describe('a package.json', () => {
  it('has exact versions, except for peers', () => {
    const manifest = {
      dependencies: { a: '1.0.0', b: '^1.0.0', c: 'npm:other@2.0.0', d: 'latest' },
      devDependencies: { e: '1.0.0-rc.1', f: '*' },
      peerDependencies: { react: '>=18.3 <20' },
    };
    expect(findInexactDependencies('libs/ui/package.json', manifest)).toEqual([
      'libs/ui/package.json: b is "^1.0.0", which is not an exact version',
      'libs/ui/package.json: d is "latest", which is not an exact version',
      'libs/ui/package.json: f is "*", which is not an exact version',
    ]);
  });

  it('has exact versions of our own packages too, unless it is never published', () => {
    const dependencies = { '@guildhall/ui': '*' };
    expect(findInexactDependencies('libs/cart/package.json', { dependencies })).toHaveLength(1);
    expect(findInexactDependencies('apps/site/package.json', { private: true, dependencies })).toEqual([]);
  });
});

describe('a package of the workspace', () => {
  const manifest = { name: '@guildhall/ui', version: '0.2.0', dependencies: { a: '1.0.0' } };
  const link = { 'node_modules/@guildhall/ui': { resolved: 'libs/ui', link: true } };
  const find = (packages: object) => findStaleEntries('libs/ui', manifest, { ...packages });

  it('has the same version and dependencies in the lockfile', () => {
    expect(find({ ...link, 'libs/ui': manifest })).toEqual([]);
    expect(
      find({ ...link, 'libs/ui': { ...manifest, version: '0.1.0', peerDependencies: { b: '>=1' } } }),
    ).toEqual([
      'libs/ui differs from the lockfile in version, peerDependencies: npm install --package-lock-only',
    ]);
    expect(find({})).toHaveLength(1);
    expect(find({ 'libs/ui': manifest })).toEqual([
      'libs/ui differs from the lockfile in its link: npm install --package-lock-only',
    ]);
  });
});

describe('a first npm start', () => {
  const packages = {
    'node_modules/@guildhall/ui': { resolved: 'libs/ui', link: true },
    'node_modules/a': valid,
    'node_modules/b': { ...valid, os: ['linux'] },
    'node_modules/of-another-system': { ...valid, os: ['darwin'] },
    'node_modules/of-developers': { ...valid, dev: true },
  };

  it('installs few packages', () => {
    expect(findStartFaults(packages, 2)).toEqual([]);
    expect(findStartFaults(packages, 1)).toEqual([
      'npm start installs 2 packages, more than 1: move what it does not run to devDependencies',
    ]);
  });
});
