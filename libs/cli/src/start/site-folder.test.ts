import { describe, expect, it } from 'vitest';
import { addSitePorts, chooseSite, describeCommand, omitSiteOption } from './site-folder.mjs';
import { listPorts } from './ports.mjs';
import { createEnvironment, createServers } from './servers.mjs';

describe('the site that npm start runs', () => {
  it('is apps/site by default', () => {
    expect(chooseSite(['node', 'start.mjs'])).toMatchObject({
      folder: 'apps/site',
      project: '@guildhall/website',
      main: 'apps/site/src/main.ts',
      api: 'apps/api/src/main.ts',
      doctors: { site: 'apps/site/src/doctor.ts', api: 'apps/api/src/doctor.ts' },
      sandbox: 'libs/sandbox/src/main.ts',
      cache: '.cache',
    });
  });

  it.each([['--site', 'examples/second-site'], ['--site=examples/second-site/']])(
    'is another organisation’s with %s',
    (...words) => {
      expect(chooseSite(words)).toMatchObject({
        folder: 'examples/second-site',
        main: 'examples/second-site/src/main.ts',
        api: 'examples/second-site/src/api.ts',
        doctors: {
          site: 'examples/second-site/src/doctor.ts',
          api: 'examples/second-site/src/api-doctor.ts',
        },
        sandbox: 'examples/second-site/sandbox/main.ts',
        cache: '.cache/second-site',
      });
    },
  );

  it('is not part of the command that its office runs', () => {
    const words = ['--site', 'examples/second-site', 'show', 'RF18'];
    expect(omitSiteOption(words)).toEqual(['show', 'RF18']);
    expect(omitSiteOption(['list', '--site=examples/second-site', '--all'])).toEqual(['list', '--all']);
  });

  it('is named by its office’s command, with the ports on which it runs', () => {
    const site = chooseSite(['--site', 'examples/second-site']);
    expect(describeCommand('office', site)).toBe('npm run office -- --site examples/second-site');
    expect(describeCommand('office', site, '14200')).toMatch(/^PORTS_FROM=14200 npm run office/);
  });

  it('must exist', () => {
    expect(() => chooseSite(['--site', 'examples/nowhere'])).toThrow('There is no site in examples/nowhere');
  });

  it('has its own ports, so that two organisations run at once, unless the environment sets them', () => {
    const site = chooseSite(['--site', 'examples/second-site']);
    const ports = addSitePorts(site, { API_PORT: '5000' });
    expect(ports).toMatchObject({ API_PORT: '5000', SITE_PORT: expect.not.stringMatching(/^4200$/) });
  });

  it.each([
    [[], '14200', { SITE_PORT: '14200', API_PORT: '14300', SANDBOX_PORT: '14400', WORDPRESS_PORT: '14420' }],
    [
      ['--site', 'examples/second-site'],
      '5000',
      { SITE_PORT: '5000', API_PORT: '5010', SANDBOX_PORT: '5020', SANDBOX_SMTP_PORT: '5033' },
    ],
  ])('has all its ports from one variable: %j %s', (words, first, ports) => {
    expect(addSitePorts(chooseSite(words), { PORTS_FROM: first })).toMatchObject(ports);
    expect(addSitePorts(chooseSite(words), { PORTS_FROM: first, API_PORT: '9' })).toMatchObject({
      ...ports,
      API_PORT: '9',
    });
  });

  it('refuses a first port that is none', () => {
    expect(() => addSitePorts(chooseSite([]), { PORTS_FROM: 'many' })).toThrow(
      'PORTS_FROM=many is not a port.',
    );
  });

  it('has the sandbox’s further ports beside its first one', () => {
    const servers = createServers(chooseSite([])).filter(({ name }) => name === 'sandbox');
    const list = (outer: Record<string, string>) =>
      listPorts(servers, outer).map(({ value }) => Number(value));
    expect(list({})).toEqual([4400, 4410, 4411, 4412, 4413]);
    expect(list({ SANDBOX_PORT: '14400' })).toEqual([14_400, 14_410, 14_411, 14_412, 14_413]);
    expect(list({ SANDBOX_PORT: '14400', SANDBOX_SMTP_PORT: '25' })).toEqual([
      14_400, 14_410, 14_411, 14_412, 25,
    ]);
  });

  it('has its caches in the environment', () => {
    const site = chooseSite(['--site', 'examples/second-site']);
    const server = createServers(site).find(({ name }) => name === 'site');
    if (!server) throw new Error('There is no site');
    const context = { mode: 'start' as const, ports: { site: 1 }, addresses: {}, outer: {} };
    expect(createEnvironment(server, context)['CACHE_DIR']).toMatch(/\.cache\/second-site$/);
  });
});
