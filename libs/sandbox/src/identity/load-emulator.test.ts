import { expect, it, vi } from 'vitest';
import { loadEmulator } from './load-emulator.ts';

it('installs the identity emulator when it is missing', async () => {
  const steps: string[] = [];
  await loadEmulator({
    isInstalled: () => false,
    install: async () => void steps.push('installed'),
    onInstall: () => void steps.push('announced'),
  });
  expect(steps).toEqual(['announced', 'installed']);
});

it('does not install it again', async () => {
  const install = vi.fn(async () => undefined);
  await loadEmulator({ isInstalled: () => true, install });
  expect(install).not.toHaveBeenCalled();
});

it('reports that it could not be installed', async () => {
  const install = async () => Promise.reject(new Error('no network'));
  await expect(loadEmulator({ isInstalled: () => false, install })).rejects.toThrow('no network');
});

it('says what to install where no program does it', async () => {
  await expect(loadEmulator({ isInstalled: () => false })).rejects.toThrow(
    'npm install --save-dev firebase-tools',
  );
});

it('has the modules that the sandbox runs', async () => {
  const requireModule = await loadEmulator();
  expect(requireModule('state')).toHaveProperty('AgentProjectState');
  expect(requireModule('server')).toHaveProperty('createApp');
  expect(requireModule('errors')).toHaveProperty('BadRequestError');
  expect(requireModule('apiSpec')).toHaveProperty('default');
});
