import { describe, expect, it } from 'vitest';
import type { Machine } from './chromium.mjs';
import { provideEngines } from './engines.mjs';

const installed = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** A machine on which the given files exist, and where apt-get installs the others. */
function createMachine(files: string[], more: Partial<Machine> = {}) {
  const commands: string[] = [];
  const there = new Set(files);
  const machine: Machine = {
    env: { PATH: '/usr/bin' },
    isRoot: true,
    exists: (file) => there.has(file),
    run: async (command, words) => {
      commands.push([command, ...words].join(' '));
      if (words[0] === 'install') for (const file of installed) there.add(file);
      return { code: 0, output: '' };
    },
    ...more,
  };
  return { machine, commands };
}

describe('Firefox and WebKit', () => {
  it("are Debian's, if installed", async () => {
    const { machine, commands } = createMachine(installed);
    expect(await provideEngines(machine)).toBe('present');
    expect(commands).toEqual([]);
  });

  it('are the programs in the environment', async () => {
    const env = { FIREFOX_PATH: '/opt/f', WEBKIT_DRIVER_PATH: '/opt/w', XVFB_PATH: '/opt/x' };
    expect(await provideEngines(createMachine(Object.values(env), { env }).machine)).toBe('present');
  });

  it('never silently replace a missing program of the environment', async () => {
    const { machine } = createMachine(installed, { env: { FIREFOX_PATH: '/opt/firefox' } });
    await expect(provideEngines(machine)).rejects.toThrow('FIREFOX_PATH is /opt/firefox');
  });

  it('are installed if possible, only what is missing', async () => {
    const { machine, commands } = createMachine(['/usr/bin/apt-get', '/usr/bin/Xvfb']);
    expect(await provideEngines(machine)).toBe('installed');
    expect(commands).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver',
    ]);
  });

  it('are requested, with instructions, if they cannot be installed', async () => {
    await expect(
      provideEngines(createMachine(['/usr/bin/apt-get'], { isRoot: false }).machine),
    ).rejects.toThrow('sudo apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb');
    await expect(provideEngines(createMachine([]).machine)).rejects.toThrow('FIREFOX_PATH=');
  });

  it('are reported as missing when apt-get fails, or installs them elsewhere', async () => {
    const create = (code: number) =>
      createMachine(['/usr/bin/apt-get'], { run: async () => ({ code, output: 'E: no network' }) }).machine;
    await expect(provideEngines(create(100))).rejects.toThrow(/E: no network\n.*apt-get/);
    await expect(provideEngines(create(0))).rejects.toThrow('Set FIREFOX_PATH');
  });
});
