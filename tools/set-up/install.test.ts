import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNpm, planNpm } from './install.mjs';
import { root } from './workspace.mjs';

/** Lists the packages that a module imports before it runs, by itself or through its own modules. */
function listPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(join(root, file), 'utf8');
  const imports = source.matchAll(/^(?:import|export) (?:[^;']* from )?'([^']+)';$/gm);
  return [...imports].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return listPackages(join(dirname(file), name), seen);
    return name.startsWith('node:') ? [] : `${file}: ${name}`;
  });
}

it('every command of the workspace starts in a clone without packages', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const files = Object.values(scripts).flatMap((script) => /node (\S+)/.exec(script)?.[1] ?? []);
  expect(files).toContain('tools/test.mjs');
  expect([...new Set(files)].flatMap((file) => listPackages(file))).toEqual([]);
});

it.each(['10.8.2\n', '11.19.1\n', '', undefined])('packages are installed with npm %j', (version) => {
  expect(planNpm('/workspace', ['ci'], version)).toEqual({ cwd: '/workspace', words: ['ci'] });
});

it('packages are installed with a newer npm than that of Debian, which cannot read the lockfile', () => {
  expect(planNpm('/workspace', ['ci'], '9.2.0\n')).toEqual({
    cwd: tmpdir(),
    words: ['exec', '--yes', '--package=npm@10.8.2', '--', 'npm', '--prefix', '/workspace', 'ci'],
  });
});

describe('npm is', () => {
  const agents = (agent: string, program: string) => ({
    npm_execpath: program,
    npm_config_user_agent: `${agent} node/v24.21.0 linux x64`,
    npm_node_execpath: '/usr/bin/node',
  });

  it('the one that runs the command', () => {
    expect(findNpm(agents('npm/11.19.1', '/npm/bin/npm-cli.js'))).toEqual([
      '/usr/bin/node',
      '/npm/bin/npm-cli.js',
    ]);
  });

  it.each([
    ['yarn/1.22.22 npm/?', '/yarn/bin/yarn.js'],
    ['yarn/4.9.2 npm/?', '/project/.yarn/releases/yarn-4.9.2.cjs'],
    ['pnpm/10.34.9 npm/?', '/pnpm/bin/pnpm.cjs'],
    // A program that Node cannot read.
    ['pnpm/12.21.0 npm/?', '/pnpm/pnpm'],
    ['bun/1.3.0 npm/?', '/bin/bun'],
  ])('the one in the path where another program runs the command: %s', (agent, program) => {
    expect(findNpm(agents(agent, program))).toEqual(['npm']);
  });

  it('the one in the path where node runs the command', () => {
    expect(findNpm({})).toEqual(['npm']);
  });
});
