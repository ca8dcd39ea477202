import { describe, expect, it } from 'vitest';
import type { Machine } from './chromium.mjs';
import { provideServers, unpacked } from './servers.mjs';

const nginx = `${unpacked}/usr/sbin/nginx`;
const redis = '/usr/bin/redis-check-rdb';
const checkers = [`${unpacked}/usr/bin/promtool`, '/usr/bin/systemd-analyze'];

/** A machine on which the given files exist, and where apt-get fetches the others. */
function createMachine(files: string[], more: Partial<Machine> = {}) {
  const commands: string[] = [];
  const there = new Set([...files, ...checkers]);
  const machine: Machine = {
    env: { PATH: '/usr/bin' },
    isRoot: true,
    exists: (file) => there.has(file),
    run: async (command, words) => {
      commands.push(command === 'sh' ? 'unpack' : [command, ...words].join(' '));
      if (command === 'sh') there.add(nginx);
      if (words[0] === 'install') there.add(redis);
      return { code: 0, output: '' };
    },
    ...more,
  };
  return { machine, commands };
}

describe('Redis and nginx', () => {
  it("are Debian's, if installed, under either name", async () => {
    for (const files of [
      ['/usr/bin/redis-server', '/usr/sbin/nginx'],
      [redis, nginx],
    ]) {
      const { machine, commands } = createMachine(files);
      expect([await provideServers(machine), commands]).toEqual(['present', []]);
    }
  });

  it('are the programs in the environment', async () => {
    const env = { REDIS_SERVER_PATH: '/opt/r', NGINX_PATH: '/opt/n' };
    expect(await provideServers(createMachine(Object.values(env), { env }).machine)).toBe('present');
    await expect(provideServers(createMachine([], { env }).machine)).rejects.toThrow(
      'REDIS_SERVER_PATH is /opt/r',
    );
  });

  it('are fetched if possible, without a service that starts', async () => {
    const { machine, commands } = createMachine(['/usr/bin/apt-get']);
    expect(await provideServers(machine)).toBe('installed');
    expect(commands).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends redis-tools',
      'unpack',
    ]);
  });

  it('are requested, with instructions, if they cannot be fetched', async () => {
    await expect(
      provideServers(createMachine(['/usr/bin/apt-get'], { isRoot: false }).machine),
    ).rejects.toThrow('sudo apt-get install --no-install-recommends redis-tools nginx');
    await expect(provideServers(createMachine([]).machine)).rejects.toThrow('NGINX_PATH=');
  });

  it('are reported as missing when apt-get fails, or puts them elsewhere', async () => {
    const create = (code: number) =>
      createMachine(['/usr/bin/apt-get'], { run: async () => ({ code, output: 'E: no network' }) }).machine;
    await expect(provideServers(create(100))).rejects.toThrow(/E: no network\n.*apt-get/);
    await expect(provideServers(create(0))).rejects.toThrow('Set REDIS_SERVER_PATH');
  });
});
