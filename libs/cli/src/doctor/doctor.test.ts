import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../../config/free-port.ts';
import { cli, freePorts, run, workspace } from '../start/start.fixture.ts';
import { formatReport, type Finding } from './report.mjs';

const programs = { site: 'apps/site/src/doctor.ts', api: 'apps/api/src/doctor.ts' };

const finding = (check: string, status: Finding['status'], text: string): Finding => ({
  check,
  status,
  text,
});

const createChecks = (...findings: Finding[]) =>
  `console.log(JSON.stringify(${JSON.stringify({ findings })}));`;

/** Checks that report their environment and arguments. */
const environmentChecks = `
  const text = JSON.stringify({ ...process.env, argv: process.argv.slice(2) });
  console.log(JSON.stringify({ findings: [{ check: 'environment', status: 'ok', text }] }));
`;

/** Listens where the site of npm start would. */
async function listen(port: string) {
  const server = createServer().listen(Number(port), '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
}

/** Runs the doctor while something is running. */
async function runDoctor(files: Record<string, string>, env: Record<string, string>, args: string[] = []) {
  const SITE_PORT = env['SITE_PORT'] ?? String(await findFreePort());
  await listen(SITE_PORT);
  return runDoctorAlone(files, { ...env, SITE_PORT }, args);
}

async function runDoctorAlone(
  files: Record<string, string>,
  env: Record<string, string>,
  args: string[] = [],
) {
  const doctor = run(workspace(files), env, args, ['tools/doctor.mjs']);
  const code = await doctor.allGone;
  return { code, output: doctor.output() };
}

type Variables = Record<string, string>;

/** The environment and arguments of the checks of both servers. */
async function readVariables(
  env: Variables,
  args: string[] = [],
): Promise<{ site: Variables; api: Variables }> {
  const files = { [programs.site]: environmentChecks, [programs.api]: environmentChecks };
  const { output } = await runDoctorAlone(files, env, ['--json', ...args]);
  const { findings } = JSON.parse(output) as { findings: Finding[] };
  const [site, api] = findings.map(({ text }) => JSON.parse(text) as Variables);
  return { site: site ?? {}, api: api ?? {} };
}

const readEnvironment = async (port: string) =>
  (await (await fetch(`http://127.0.0.1:${port}`)).json()) as Variables;

/** Without the variables that come from Node and the test runner. */
function toConfiguration({ argv: _argv, PATH: _path, ...variables }: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => !/^(GUILDHALL_|NODE_|__)/.test(name)),
  );
}

describe('npm run doctor', () => {
  it.each([[[]], [['--serve']]])(
    'gives the checks the same variables as npm start %j gives the servers',
    async (args) => {
      const ports = await freePorts();
      const outer = {
        ...ports,
        ...(args.length > 0 && { SITE_ORIGIN: 'https://site.test', CONTENT_ORIGIN: 'https://content.test' }),
      };
      const files = { 'apps/site/dist/server/entry.js': '' };
      const started =
        args.length > 0
          ? run(workspace(files), outer, [], [cli, 'serve'])
          : run(workspace(files), outer, ['--no-build']);
      await started.printed('✓ site');
      const checks = await readVariables(outer);
      const servers = [await readEnvironment(ports.SITE_PORT), await readEnvironment(ports.API_PORT)];
      const inFolder = (env: Variables): Variables =>
        Object.fromEntries(
          Object.entries(env).map(([name, text]) => [name, text.replace(/^.*\/(?=\.cache)/, '')]),
        );
      expect([checks.site, checks.api].map(toConfiguration).map(inFolder)).toEqual(
        servers.map(toConfiguration).map(inFolder),
      );
    },
  );

  it('prints the findings of both servers and exits with code 0 when there are no problems', async () => {
    const ports = await freePorts();
    const files = {
      [programs.site]: createChecks(finding('site', 'ok', 'it responds')),
      [programs.api]: createChecks(finding('mail relay', 'note', 'none')),
    };
    const { code, output } = await runDoctor(files, ports);
    expect(code).toBe(0);
    expect(output.trim().split('\n')).toEqual([
      'The environment has no configuration: checking what npm start runs on this machine.',
      '',
      'ok    site        it responds',
      'note  mail relay  none',
      '',
      'No problems found.',
    ]);
  });

  it('says in one line that nothing is running, and what to do', async () => {
    const ports = await freePorts();
    const files = { [programs.site]: createChecks(finding('shop', 'fix', 'check SHOP_STOREFRONT_URL')) };
    const { code, output } = await runDoctorAlone(files, ports);
    expect(code).toBe(1);
    expect(output.trim().split('\n').slice(2)).toEqual([
      `FIX   npm start  nothing is running at port ${ports.SITE_PORT}: start it with npm start, or set SITE_PORT or PORTS_FROM as there`,
      '',
      '1 problem to fix.',
    ]);
  });

  it('checks the rest when the programs for logins cannot be installed', async () => {
    const lock = {
      packages: { 'tools/identity-emulator': { devDependencies: { a: '1.0.0' } }, 'node_modules/a': {} },
    };
    const files = {
      'package-lock.json': JSON.stringify(lock),
      [programs.site]: createChecks(finding('site', 'ok', 'it responds')),
      [programs.api]: createChecks(finding('api', 'ok', 'it responds')),
    };
    const { code, output } = await runDoctor(files, { npm_config_registry: 'http://127.0.0.1:1/' });
    expect(output).toContain('✗ identity   could not be installed');
    expect(output).toContain('ok    site  it responds');
    expect(code).toBe(0);
  });

  it('exits with code 1 when there are problems or checks crash', async () => {
    const broken = `console.error('a hole'); process.exit(3);`;
    const files = {
      [programs.site]: createChecks(finding('site', 'fix', 'start it')),
      [programs.api]: broken,
    };
    const { code, output } = await runDoctor(files, { SITE_ORIGIN: 'https://site.test' });
    expect(code).toBe(1);
    expect(output).toContain('Checking the configuration in the environment.');
    expect(output).toContain('FIX   site  start it');
    expect(output).toContain('a hole');
    expect(output).toContain('FIX   api   the checks exited with code 3');
    expect(output).toContain('2 problems to fix.');
  });

  it('checks one server with --only, and passes on the path of a private entry', async () => {
    const files = {
      [programs.site]: createChecks(finding('site', 'ok', 'it responds')),
      [programs.api]: environmentChecks,
    };
    const only = await runDoctor(files, {}, ['--only', 'site']);
    expect(only.output).not.toContain('environment  ');
    const wrong = await runDoctor(files, {}, ['--only', 'sandbox']);
    expect([wrong.code, wrong.output]).toEqual([
      1,
      '--only sandbox: no such server. Use --only site or --only api.\n',
    ]);
    const ports = await freePorts();
    await listen(ports.SITE_PORT);
    const { site, api } = await readVariables(ports, ['--private-entry', '/members/a']);
    expect([site['argv'], api['argv']]).toEqual([[], ['--private-entry', '/members/a']]);
  });
});

it('counts the problems', () => {
  expect(formatReport([finding('a', 'fix', 'b')])).toBe('FIX   a  b\n\n1 problem to fix.');
});
