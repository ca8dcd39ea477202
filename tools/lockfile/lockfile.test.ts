import { describe, expect, it } from 'vitest';
import { findLockfileFaults, findInexactDependencies } from './lockfile.mjs';

const sound = { version: '1.0.0', integrity: 'sha512-abc' };

describe('a lockfile', () => {
  it('is right when everything is there', () => {
    const packages = {
      '': { optionalDependencies: { a: '1.0.0' } },
      'libs/ui': { version: '0.0.0', optionalDependencies: { a: '1.0.0' } },
      'node_modules/@guildhall/ui': { resolved: 'libs/ui', link: true },
      'node_modules/a': { ...sound, optionalDependencies: { b: '1.0.0', c: '1.0.0' } },
      'node_modules/a/node_modules/b': { ...sound, optionalDependencies: { c: '1.0.0' } },
      'node_modules/c': sound,
    };
    expect(findLockfileFaults(packages, {})).toEqual([]);
  });

  it('must not name a host', () => {
    const packages = { 'node_modules/a': { ...sound, resolved: 'https://packages.example/a.tgz' } };
    expect(findLockfileFaults(packages, {})).toEqual([
      'node_modules/a names where it comes from: packages.example',
    ]);
  });

  it("must hold the other systems' binaries", () => {
    const packages = {
      'node_modules/a': { ...sound, optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
      'node_modules/a-linux': sound,
      'node_modules/x/node_modules/a-darwin': sound,
    };
    expect(findLockfileFaults(packages, {})).toEqual([
      'node_modules/a wants a-darwin, which is not in the lockfile: npm ci will refuse it',
    ]);
  });

  it('must have a checksum for everything', () => {
    expect(findLockfileFaults({ 'node_modules/a': { version: '1.0.0' } }, {})).toEqual([
      'node_modules/a has no checksum',
    ]);
  });

  it('must not hold code for server functions', () => {
    expect(
      findLockfileFaults({ 'node_modules/x/node_modules/react-server-dom-webpack': sound }, {}),
    ).toHaveLength(1);
  });

  it('must not add an install script that was not reviewed', () => {
    const packages = {
      'node_modules/known': { ...sound, hasInstallScript: true },
      'node_modules/@scope/new': { ...sound, hasInstallScript: true },
    };
    expect(findLockfileFaults(packages, { known: 'looked at' })).toEqual([
      'node_modules/@scope/new has an install script',
    ]);
  });
});

describe('a package.json', () => {
  it('asks for exact versions, but for peers', () => {
    const manifest = {
      dependencies: { a: '1.0.0', b: '^1.0.0', c: 'npm:other@2.0.0', d: 'latest' },
      devDependencies: { e: '1.0.0-rc.1', f: '*' },
      peerDependencies: { react: '>=18.3 <20' },
    };
    expect(findInexactDependencies('libs/ui/package.json', manifest)).toEqual([
      'libs/ui/package.json: b is "^1.0.0", not one exact version',
      'libs/ui/package.json: d is "latest", not one exact version',
      'libs/ui/package.json: f is "*", not one exact version',
    ]);
  });
});
