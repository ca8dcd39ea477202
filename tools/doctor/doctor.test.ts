import { describe, expect, it } from 'vitest';
import { freePorts, run, workspace } from '../start/start.fixture.ts';
import { reportOf, type Finding } from './report.mjs';

const programs = { site: 'apps/site/src/server/doctor/main.ts', api: 'apps/api/src/doctor/main.ts' };

const finding = (check: string, status: Finding['status'], text: string): Finding => ({
  check,
  status,
  text,
});

/** Checks that find this, whatever there is. */
const finds = (...findings: Finding[]) => `console.log(JSON.stringify(${JSON.stringify({ findings })}));`;

/** Checks whose one finding is their environment and their words. */
const environmentOf = `
  const text = JSON.stringify({ ...process.env, argv: process.argv.slice(2) });
  console.log(JSON.stringify({ findings: [{ check: 'environment', status: 'ok', text }] }));
`;

async function examined(files: Record<string, string>, env: Record<string, string>, words: string[] = []) {
  const doctor = run(workspace(files), env, words, 'doctor.mjs');
  const code = await doctor.allGone;
  return { code, output: doctor.output() };
}

type Told = Record<string, string>;

/** What the checks of both servers are told. */
async function toldBy(env: Told, words: string[] = []): Promise<{ site: Told; api: Told }> {
  const files = { [programs.site]: environmentOf, [programs.api]: environmentOf };
  const { output } = await examined(files, env, ['--json', ...words]);
  const { findings } = JSON.parse(output) as { findings: Finding[] };
  const [site, api] = findings.map(({ text }) => JSON.parse(text) as Told);
  return { site: site ?? {}, api: api ?? {} };
}

const environmentAt = async (port: string) =>
  (await (await fetch(`http://127.0.0.1:${port}`)).json()) as Told;

/** What a program is told by us, and not by what has started it. */
function configurationOf({ argv: _argv, PATH: _path, ...told }: Told): Told {
  return Object.fromEntries(Object.entries(told).filter(([name]) => !/^(GUILDHALL_|NODE_|__)/.test(name)));
}

describe('npm run doctor', { timeout: 60_000 }, () => {
  it.each([[[]], [['--serve']]])('tells the checks what npm start %j tells the servers', async (words) => {
    const ports = await freePorts();
    const outer = {
      ...ports,
      ...(words.length > 0 && { SITE_ORIGIN: 'https://site.test', CONTENT_ORIGIN: 'https://content.test' }),
    };
    const files = { 'apps/site/dist/server/entry.js': '' };
    const started = run(workspace(files), outer, words.length > 0 ? words : ['--no-build']);
    await started.printed('Ctrl-C stops everything');
    const told = await toldBy(outer);
    const servers = [await environmentAt(ports.SITE_PORT), await environmentAt(ports.API_PORT)];
    const inFolder = (env: Told): Told =>
      Object.fromEntries(
        Object.entries(env).map(([name, text]) => [name, text.replace(/^.*\/(?=\.cache)/, '')]),
      );
    expect([told.site, told.api].map(configurationOf).map(inFolder)).toEqual(
      servers.map(configurationOf).map(inFolder),
    );
  });

  it('shows what the checks of both servers find, and ends well when nothing must be fixed', async () => {
    const ports = await freePorts();
    const files = {
      [programs.site]: finds(finding('site', 'ok', 'it answers')),
      [programs.api]: finds(finding('mail relay', 'note', 'none')),
    };
    const { code, output } = await examined(files, ports);
    expect(code).toBe(0);
    expect(output.trim().split('\n')).toEqual([
      'Checking what npm start runs on this machine: the environment has no configuration.',
      '',
      'ok    site        it answers',
      'note  mail relay  none',
      '',
      'Nothing must be fixed.',
    ]);
  });

  it('ends with code 1 when something must be fixed, or when checks break', async () => {
    const broken = `console.error('a hole'); process.exit(3);`;
    const files = { [programs.site]: finds(finding('site', 'fix', 'start it')), [programs.api]: broken };
    const { code, output } = await examined(files, { SITE_ORIGIN: 'https://site.test' });
    expect(code).toBe(1);
    expect(output).toContain('Checking the configuration that the environment has.');
    expect(output).toContain('FIX   site  start it');
    expect(output).toContain('a hole');
    expect(output).toContain('FIX   api   its checks ended with code 3');
    expect(output).toContain('2 things must be fixed.');
  });

  it('checks one server alone when told to, and hands on the path of a private entry', async () => {
    const files = {
      [programs.site]: finds(finding('site', 'ok', 'it answers')),
      [programs.api]: environmentOf,
    };
    const only = await examined(files, {}, ['--only', 'site']);
    expect(only.output).not.toContain('environment  ');
    const wrong = await examined(files, {}, ['--only', 'sandbox']);
    expect([wrong.code, wrong.output]).toEqual([
      1,
      '--only sandbox names no server: write --only site or --only api\n',
    ]);
    const { site, api } = await toldBy({}, ['--private-entry', '/members/a']);
    expect([site['argv'], api['argv']]).toEqual([[], ['--private-entry', '/members/a']]);
  });
});

it('counts what must be fixed', () => {
  expect(reportOf([finding('a', 'fix', 'b')])).toBe('FIX   a  b\n\n1 thing must be fixed.');
});
