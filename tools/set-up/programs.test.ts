import { describe, expect, it } from 'vitest';
import { providePrograms, unpacked, type Machine, type ProgramName } from './programs.mjs';

const nginx = `${unpacked}/usr/sbin/nginx`;
const chosen: ProgramName[] = ['Chromium', 'Redis', 'nginx'];

/** A machine on which the given files exist, and where apt-get fetches the others. */
function createMachine(files: string[], more: Partial<Machine> = {}) {
  const commands: string[] = [];
  const there = new Set(files);
  const machine: Machine = {
    env: { PATH: '/usr/bin' },
    isRoot: true,
    exists: (file) => there.has(file),
    run: async (command, words) => {
      commands.push(command === 'sh' ? 'unpack' : [command, ...words].join(' '));
      if (command === 'sh') there.add(nginx);
      if (words.includes('chromium')) there.add('/usr/bin/chromium');
      if (words.includes('redis-tools')) there.add('/usr/bin/redis-check-rdb');
      return { code: 0, output: '' };
    },
    pause: async () => undefined,
    ...more,
  };
  return { machine, commands };
}

describe('programs that tests need', () => {
  it("are Debian's, if installed, under either name", async () => {
    for (const files of [
      ['/usr/bin/chromium', '/usr/bin/redis-server', '/usr/sbin/nginx'],
      ['/usr/bin/chromium', '/usr/bin/redis-check-rdb', nginx],
    ]) {
      const { machine, commands } = createMachine(files);
      expect(await providePrograms(machine, chosen)).toEqual({ installed: [], missing: [], problem: '' });
      expect(commands).toEqual([]);
    }
  });

  it('are those in the environment, which are never silently replaced', async () => {
    const env = { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' };
    const { machine } = createMachine(['/opt/chromium'], { env });
    expect(await providePrograms(machine, ['Chromium'])).toMatchObject({ missing: [] });
    const wrong = createMachine(['/usr/bin/chromium', '/usr/bin/apt-get'], { env });
    expect(await providePrograms(wrong.machine, ['Chromium'])).toEqual({
      installed: [],
      missing: ['Chromium'],
      problem: 'CHROMIUM_PATH is /opt/chromium, but that file does not exist or cannot be run.',
    });
    expect(wrong.commands).toEqual([]);
  });

  it('are installed together if possible, those with a service only unpacked', async () => {
    const { machine, commands } = createMachine(['/usr/bin/apt-get']);
    expect(await providePrograms(machine, chosen)).toMatchObject({ installed: chosen, missing: [] });
    expect(commands).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium redis-tools',
      'unpack',
    ]);
  });

  it('wait while another apt-get has a lock, for five minutes', async () => {
    const locked = { code: 100, output: 'E: Could not get lock /var/lib/apt/lists/lock.' };
    const wait = async (lockedForMs: number) => {
      let nowMs = 0;
      const { machine } = createMachine(['/usr/bin/apt-get']);
      const run: Machine['run'] = async (...words) => (nowMs < lockedForMs ? locked : machine.run(...words));
      const pause = async (ms: number) => void (nowMs += ms);
      return { ...(await providePrograms({ ...machine, run, pause }, chosen)), nowMs };
    };
    expect(await wait(299_000)).toMatchObject({ installed: chosen, problem: '' });
    expect(await wait(Infinity)).toMatchObject({
      nowMs: 300_000,
      problem: expect.stringMatching(/^E: Could not get lock/) as string,
    });
  });

  it('are requested, with instructions, if they cannot be installed', async () => {
    const { machine } = createMachine(['/usr/bin/apt-get', '/usr/bin/chromium'], { isRoot: false });
    const { missing, problem } = await providePrograms(machine, chosen);
    expect(missing).toEqual(['Redis', 'nginx']);
    expect(problem).toContain('sudo apt-get install --no-install-recommends redis-tools nginx');
    expect(problem).toContain('REDIS_SERVER_PATH=… NGINX_PATH=…');
  });

  it('are reported as missing when apt-get fails, or puts them elsewhere', async () => {
    const create = (code: number) =>
      createMachine(['/usr/bin/apt-get'], { run: async () => ({ code, output: 'E: no network' }) }).machine;
    expect((await providePrograms(create(100), chosen)).problem).toMatch(/^E: no network\nChromium, Redis/);
    expect((await providePrograms(create(0), chosen)).missing).toEqual(chosen);
  });
});
