import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Codemod } from './codemods/codemod.ts';
import { codemods } from './codemods/index.ts';
import { changeNames } from './codemods/names/change-names.ts';
import { compareVersions } from './site/versions.ts';
import { upgrade } from './upgrade.ts';

/** A change after 0.1.0, which builds on what that one has left. */
const nextChange: Codemod = {
  name: 'button-props',
  version: '0.2.0',
  note: 'Button is called PressButton.',
  change: (site) =>
    changeNames(site, [{ door: '@guildhall/ui', name: 'Button', to: { name: 'PressButton' } }]),
};
const all = [...codemods, nextChange];
const site = new Map([
  ['package.json', '{\n  "dependencies": {\n    "@guildhall/ui": "~0.0.0"\n  }\n}\n'],
  [
    'src/Big.tsx',
    'import { Button, type ButtonProps } from \'@guildhall/ui\';\n\nexport const Big = (props: ButtonProps) => <Button {...props} size="big" />;\n',
  ],
  ['src/theme.css', ':root {\n  --brand: red;\n}\n'],
]);

const apply = (files: Map<string, string>, from: string, to: string) =>
  new Map([...files, ...upgrade(files, { from, to }, all).files]);

it('moves a site over several versions as it does one by one', () => {
  const stepwise = apply(apply(site, '0.0.0', '0.1.0'), '0.1.0', '0.2.0');
  expect(apply(site, '0.0.0', '0.2.0')).toEqual(stepwise);
  expect(stepwise.get('package.json')).toContain('"~0.2.0"');
  expect(stepwise.get('src/Big.tsx')).toBe(
    `import { PressButton } from '@guildhall/ui';
import type { ComponentProps } from 'react';

type ButtonProps = ComponentProps<typeof PressButton>;

export const Big = (props: ButtonProps) => <PressButton {...props} size="big" />;
`,
  );
});

it('runs no codemod of a version that the site is on, or that it does not move to', () => {
  const { files } = upgrade(site, { from: '0.1.0', to: '0.1.5' }, all);
  expect([...files.keys()]).toEqual(['package.json']);
});

const folder = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;

it('rewrites for the version that the plans lead to: what breaks a site comes with no smaller one', () => {
  const { version } = read('package.json') as { version: string };
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const plans = globSync('../../.nx/version-plans/*.md', { cwd: folder }).map((plan) => [
    ...new Set(readFileSync(join(folder, plan), 'utf8').match(/(?<=^'.+': )\w+$/gm)),
  ]);
  // Nx refuses a plan with several.
  expect(plans.filter((kinds) => kinds.length !== 1)).toEqual([]);
  const breaks = plans.flat().includes('major');
  const next = breaks ? [major, minor + 1, 0] : [major, minor, patch + 1];
  const later = codemods.map((codemod) => codemod.version).filter((of) => compareVersions(version, of) < 0);
  expect(later.filter((of) => of !== next.join('.'))).toEqual([]);
});

it('is the list that Nx runs', () => {
  const { generators } = read('migrations.json') as { generators: Record<string, { version: string }> };
  const versions = new Set(codemods.map(({ version }) => version));
  expect(Object.values(generators).map(({ version }) => version)).toEqual([...versions]);
});

it('is in a package with which Nx raises all others', () => {
  const packages = globSync('../*/package.json', { cwd: folder }).map(
    (file) => (read(file) as { name: string }).name,
  );
  const others = packages.filter((name) => name.startsWith('@guildhall/') && name !== '@guildhall/migrate');
  expect(read('package.json')).toHaveProperty('nx-migrations.packageGroup', others.toSorted());
});
