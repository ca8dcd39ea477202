import { describe, expect, it } from 'vitest';
import { freePorts, run, workspace } from '../start/start.fixture.ts';
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

async function runDoctor(files: Record<string, string>, env: Record<string, string>, args: string[] = []) {
  const doctor = run(workspace(files), env, args, 'doctor.mjs');
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
  const { output } = await runDoctor(files, env, ['--json', ...args]);
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

describe('npm run doctor', { timeout: 60_000 }, () => {
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
          ? run(workspace(files), outer, [], 'serve.mjs')
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
    const { site, api } = await readVariables({}, ['--private-entry', '/members/a']);
    expect([site['argv'], api['argv']]).toEqual([[], ['--private-entry', '/members/a']]);
  });
});

it('counts the problems', () => {
  expect(formatReport([finding('a', 'fix', 'b')])).toBe('FIX   a  b\n\n1 problem to fix.');
});
