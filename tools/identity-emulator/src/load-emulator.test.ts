import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadEmulator } from './load-emulator.ts';

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-emulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('the identity emulator', () => {
  it('is installed when it is missing', async () => {
    const steps: string[] = [];
    const install = async () => void steps.push('installed');
    const onInstall = () => void steps.push('announced');
    await loadEmulator({ folders: [createFolder()], install, onInstall });
    expect(steps).toEqual(['announced', 'installed']);
  });

  it('is not installed again', async () => {
    const folder = createFolder();
    mkdirSync(join(folder, 'node_modules/firebase-tools'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/firebase-tools/package.json'), '{}');
    const install = vi.fn(async () => undefined);
    await loadEmulator({ folders: [createFolder(), folder], install });
    expect(install).not.toHaveBeenCalled();
  });

  it('reports that it could not be installed', async () => {
    const install = async () => Promise.reject(new Error('no network'));
    await expect(loadEmulator({ folders: [], install })).rejects.toThrow('no network');
  });

  it('has the modules that the sandbox runs', async () => {
    const requireModule = await loadEmulator();
    expect(requireModule('state')).toHaveProperty('AgentProjectState');
    expect(requireModule('server')).toHaveProperty('createApp');
    expect(requireModule('errors')).toHaveProperty('BadRequestError');
    expect(requireModule('apiSpec')).toHaveProperty('default');
  });
});
