import { describe, expect, it } from 'vitest';
import { provideChromium, type Machine } from './chromium.mjs';

/** A machine on which the given files exist, and where apt-get installs Chromium. */
function machine(files: string[], more: Partial<Machine> = {}) {
  const ran: string[] = [];
  const there = new Set(files);
  const asked: Machine = {
    env: { PATH: '/usr/bin' },
    isRoot: true,
    exists: (file) => there.has(file),
    run: async (command, words) => {
      ran.push([command, ...words].join(' '));
      there.add('/usr/bin/chromium');
      return { code: 0, output: '' };
    },
    ...more,
  };
  return { asked, ran };
}

describe('Chromium', () => {
  it("is Debian's, if installed", async () => {
    const { asked, ran } = machine(['/usr/bin/chromium']);
    expect(await provideChromium(asked)).toBe('present');
    expect(ran).toEqual([]);
  });

  it('is the program in CHROMIUM_PATH', async () => {
    expect(
      await provideChromium(machine(['/opt/chromium'], { env: { CHROMIUM_PATH: '/opt/chromium' } }).asked),
    ).toBe('present');
  });

  it('never silently replaces a missing CHROMIUM_PATH', async () => {
    const { asked } = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/chromium' } });
    await expect(provideChromium(asked)).rejects.toThrow('CHROMIUM_PATH is /opt/chromium');
  });

  it('is installed if possible', async () => {
    const { asked, ran } = machine(['/usr/bin/apt-get']);
    expect(await provideChromium(asked)).toBe('installed');
    expect(ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium']);
  });

  it('is requested, with instructions, if it cannot be installed', async () => {
    await expect(provideChromium(machine(['/usr/bin/apt-get'], { isRoot: false }).asked)).rejects.toThrow(
      'sudo apt-get',
    );
    await expect(provideChromium(machine([]).asked)).rejects.toThrow('CHROMIUM_PATH=');
  });

  it('is reported as missing when apt-get fails', async () => {
    const run = async () => ({ code: 100, output: 'E: no network' });
    await expect(provideChromium(machine(['/usr/bin/apt-get'], { run }).asked)).rejects.toThrow(
      /E: no network\n.*apt-get/,
    );
  });
});
