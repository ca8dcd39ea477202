import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../set-up/workspace.mjs';
import { findLicenceFaults } from './licences.ts';

/** Programs of developers may run with libraries that a site does not pass on: for pictures, and for accessibility. */
const ofPrograms: Record<string, RegExp> = {
  'libs/contract': /axe-core.* MPL-2\.0/,
  'libs/sandbox': /@img\/sharp-.*LGPL-3\.0-or-later/,
};

/** Packages whose package.json has no field `license`, from their LICENSE. */
const known: Record<string, string> = { chargebee: 'MIT', limiter: 'MIT' };

it.each(globSync('libs/*', { cwd: root }))('%s brings only packages with allowed licences', (folder) => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  const faults = findLicenceFaults(packages, folder, known);
  expect(faults.filter((fault) => !ofPrograms[folder]?.test(fault))).toEqual([]);
});

it('finds a package of a package, in the version that Node loads, behind a library', () => {
  const packages = {
    'libs/cart': { dependencies: { '@guildhall/ui': '0.1.0', a: '1.0.0' } },
    'node_modules/@guildhall/ui': { link: true, resolved: 'libs/ui' },
    'libs/ui': { license: 'MIT', dependencies: { b: '1.0.0' } },
    'node_modules/a': { license: 'MIT', dependencies: { b: '2.0.0' }, optionalDependencies: { c: '1.0.0' } },
    'node_modules/a/node_modules/b': { license: 'AGPL-3.0-only' },
    'node_modules/b': { license: 'ISC' },
    'node_modules/c': {},
  };
  expect(findLicenceFaults(packages, 'libs/cart')).toEqual([
    'libs/cart installs b, whose licence is AGPL-3.0-only',
    'libs/cart installs c, whose licence is none',
  ]);
  expect(findLicenceFaults(packages, 'libs/ui')).toEqual([]);
});
