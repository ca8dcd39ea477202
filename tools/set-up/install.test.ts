import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isInstallNeeded } from './install.mjs';

const a = { version: '1.0.0', integrity: 'sha512-a' };
const link = { resolved: 'libs/ui', link: true };

function workspace(locked: object, installed?: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }));
  if (installed)
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return folder;
}

describe('the packages are installed', () => {
  it('when there are none, or an install was interrupted', () => {
    expect(isInstallNeeded(workspace({ 'node_modules/a': a }))).toBe(true);
  });

  it('when the lockfile has another version, or more or fewer packages', () => {
    const installed = { 'node_modules/a': a };
    expect(isInstallNeeded(workspace({ 'node_modules/a': { ...a, version: '1.0.1' } }, installed))).toBe(
      true,
    );
    expect(
      isInstallNeeded(workspace({ 'node_modules/a': a, 'node_modules/@guildhall/ui': link }, installed)),
    ).toBe(true);
    expect(isInstallNeeded(workspace({}, installed))).toBe(true);
  });

  it('when the content of a version differs', () => {
    expect(
      isInstallNeeded(
        workspace({ 'node_modules/a': { ...a, integrity: 'sha512-b' } }, { 'node_modules/a': a }),
      ),
    ).toBe(true);
  });

  it('but not when they match the lockfile', () => {
    const packages = { 'node_modules/a': a, 'node_modules/@guildhall/ui': link };
    expect(isInstallNeeded(workspace(packages, packages))).toBe(false);
  });

  it("but not because another system's binaries are missing", () => {
    const locked = { 'node_modules/a': a, 'node_modules/a-darwin': { ...a, optional: true } };
    expect(isInstallNeeded(workspace(locked, { 'node_modules/a': a }))).toBe(false);
  });
});
