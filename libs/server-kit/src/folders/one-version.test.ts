import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireOneVersion } from './one-version.ts';

let app: string;
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'one-version-'));
});
afterEach(() => rmSync(app, { recursive: true }));

function addPackage(place: string, version: string, more: object = {}): void {
  const name = `@guildhall/${place.slice(place.lastIndexOf('/') + 1)}`;
  mkdirSync(join(app, place), { recursive: true });
  writeFileSync(join(app, place, 'package.json'), JSON.stringify({ name, version, ...more }));
}

function link(place: string, target: string): void {
  mkdirSync(dirname(join(app, place)), { recursive: true });
  symlinkSync(join(app, target), join(app, place));
}

it('accepts packages of one version, also above the program, and other packages of any', () => {
  addPackage('node_modules/@guildhall/ui', '0.1.0');
  addPackage('apps/site/node_modules/@guildhall/cart', '0.1.0');
  addPackage('node_modules/react', '19.2.9');
  addPackage('node_modules/@guildhall/our-own-app', '7.0.0', { private: true });
  const others = ['@guildhall/our-own-app', '@guildhall/ui'];
  expect(requireOneVersion(join(app, 'apps/site'))).toEqual(['@guildhall/cart', ...others]);
  expect(requireOneVersion(join(app, 'empty'))).toEqual(others);
});

it('names no packages of a workspace, and ignores links to those that a copy of it lacks', () => {
  link('node_modules/@guildhall/ui', 'libs/ui');
  addPackage('libs/money', '0.1.0');
  link('node_modules/@guildhall/money', 'libs/money');
  addPackage('node_modules/@guildhall/cart', '0.1.0');
  expect(requireOneVersion(app)).toEqual(['@guildhall/cart']);
});

it('names both versions when npm has installed one below a package', () => {
  addPackage('node_modules/@guildhall/site', '0.1.0');
  addPackage('node_modules/@guildhall/cart', '0.2.0');
  addPackage('node_modules/@guildhall/site/node_modules/@guildhall/cart', '0.1.0');
  expect(() => requireOneVersion(app)).toThrow(
    /^\[GUILDHALL_SERVER_KIT_VERSIONS\] .*0\.2\.0 \(@guildhall\/cart\) and 0\.1\.0 \(@guildhall\/cart, @guildhall\/site\)\. Give all/,
  );
});

it('finds the second version where pnpm puts it', () => {
  const store = (name: string, version: string) =>
    `node_modules/.pnpm/@guildhall+${name}@${version}/node_modules/@guildhall`;
  addPackage(`${store('site', '0.1.0')}/site`, '0.1.0');
  addPackage(`${store('cart', '0.1.0')}/cart`, '0.1.0');
  addPackage(`${store('cart', '0.2.0')}/cart`, '0.2.0');
  link(`${store('site', '0.1.0')}/cart`, `${store('cart', '0.1.0')}/cart`);
  link('node_modules/@guildhall/site', `${store('site', '0.1.0')}/site`);
  expect(() => requireOneVersion(app)).not.toThrow();
  link('node_modules/@guildhall/cart', `${store('cart', '0.2.0')}/cart`);
  expect(() => requireOneVersion(app)).toThrow('0.1.0 (@guildhall/cart, @guildhall/site)');
});
