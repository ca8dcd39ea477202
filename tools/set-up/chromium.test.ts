import { describe, expect, it } from 'vitest';
import { provideChromium, type Machine } from './chromium.mjs';

/** A machine on which the given files exist, and where apt-get installs Chromium. */
function createMachine(files: string[], more: Partial<Machine> = {}) {
  const commands: string[] = [];
  const there = new Set(files);
  const machine: Machine = {
    env: { PATH: '/usr/bin' },
    isRoot: true,
    exists: (file) => there.has(file),
    run: async (command, words) => {
      commands.push([command, ...words].join(' '));
      there.add('/usr/bin/chromium');
      return { code: 0, output: '' };
    },
    ...more,
  };
  return { machine, commands };
}

describe('Chromium', () => {
  it("is Debian's, if installed", async () => {
    const { machine, commands } = createMachine(['/usr/bin/chromium']);
    expect(await provideChromium(machine)).toBe('present');
    expect(commands).toEqual([]);
  });

  it('is the program in CHROMIUM_PATH', async () => {
    expect(
      await provideChromium(
        createMachine(['/opt/chromium'], { env: { CHROMIUM_PATH: '/opt/chromium' } }).machine,
      ),
    ).toBe('present');
  });

  it('never silently replaces a missing CHROMIUM_PATH', async () => {
    const { machine } = createMachine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/chromium' } });
    await expect(provideChromium(machine)).rejects.toThrow('CHROMIUM_PATH is /opt/chromium');
  });

  it('is installed if possible', async () => {
    const { machine, commands } = createMachine(['/usr/bin/apt-get']);
    expect(await provideChromium(machine)).toBe('installed');
    expect(commands).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium']);
  });

  it('is requested, with instructions, if it cannot be installed', async () => {
    await expect(
      provideChromium(createMachine(['/usr/bin/apt-get'], { isRoot: false }).machine),
    ).rejects.toThrow('sudo apt-get');
    await expect(provideChromium(createMachine([]).machine)).rejects.toThrow('CHROMIUM_PATH=');
  });

  it('is reported as missing when apt-get fails', async () => {
    const run = async () => ({ code: 100, output: 'E: no network' });
    await expect(provideChromium(createMachine(['/usr/bin/apt-get'], { run }).machine)).rejects.toThrow(
      /E: no network\n.*apt-get/,
    );
  });
});
