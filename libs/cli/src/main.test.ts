import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function run(...words: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.mjs'), ...words], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

const names = [...run('--help').stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name);

it.each(names.filter((name) => name !== 'office'))(
  '%s --help says how to use it, and does nothing',
  (name) => {
    const { status, stdout } = run(name, '--help');
    expect(stdout).toMatch(new RegExp(`^guildhall ${name}.*\\n {2}[a-z].*\\n$`));
    expect(status).toBe(0);
  },
);

it('lists the commands when there is no such command', () => {
  const { status, stdout } = run('begin');
  expect(stdout).toContain('There is no command begin.');
  expect(stdout).toContain('  start ');
  expect(status).toBe(1);
});
