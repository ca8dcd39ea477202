import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSupervisor } from './supervisor.mjs';

/** Prints "there" and keeps running, like its child process. */
const family = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', "console.log('child there'); setInterval(() => {}, 1000)"], { stdio: 'inherit' });
  console.log('there');
  setInterval(() => {}, 1000);
`;
const stubborn = `process.on('SIGTERM', () => {}); console.log('there'); setInterval(() => {}, 1000);`;

/** Starts a program and resolves when it and its child are running. */
async function started(code: string, lines: number, graceMs?: number) {
  const supervisor = createSupervisor(graceMs === undefined ? {} : { graceMs });
  onTestFinished(() => supervisor.killAll());
  const there = Promise.withResolvers<void>();
  const output: string[] = [];
  const program = supervisor.start({
    words: ['-e', code],
    cwd: '/',
    onLine: (line) => {
      output.push(line);
      if (output.length === lines) there.resolve();
    },
  });
  await there.promise;
  return { supervisor, program, output };
}

describe('programs', () => {
  it('end on request, together with their children', async () => {
    const { supervisor, program, output } = await started(family, 2);
    expect(output.toSorted()).toEqual(['child there', 'there']);
    await supervisor.stop();
    // Resolves when no process holds their output.
    expect(await program.exited).toBe(1);
  });

  it('are killed when they do not exit', async () => {
    const { supervisor, program } = await started(stubborn, 1, 10);
    await supervisor.stop();
    expect(await program.exited).toBe(1);
  });

  it('leave no children behind when they exit', async () => {
    const ending = `
      const { spawn } = require('node:child_process');
      const code = "console.log('child there'); setInterval(() => {}, 1000)";
      const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
      child.stdout.once('data', () => { console.log('there'); process.exit(3); });
    `;
    const { program } = await started(ending, 1);
    // The child still held its output.
    expect(await program.exited).toBe(3);
  });

  it('report their exit code after their last line', async () => {
    const supervisor = createSupervisor();
    const lines: string[] = [];
    const { exited } = supervisor.start({
      words: ['-e', "console.log('a'); console.error('b'); process.exit(4)"],
      cwd: '/',
      onLine: (line, stream) => lines.push(`${stream}: ${line}`),
    });
    expect(await exited).toBe(4);
    expect(lines.toSorted()).toEqual(['stderr: b', 'stdout: a']);
  });
});

describe('when their parent process ends', () => {
  const supervisorUrl = new URL('./supervisor.mjs', import.meta.url).href;
  const parent = `
    import { createSupervisor } from '${supervisorUrl}';
    createSupervisor().start({ words: ['-e', ${JSON.stringify(family)}], cwd: '/' });
    setInterval(() => {}, 1000);
  `;

  it.each(['SIGKILL', 'SIGTERM'] as const)('by %s, they end too', async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const there = Promise.withResolvers<void>();
    const lines: string[] = [];
    // Both lines may arrive at once.
    createInterface(child.stdout).on('line', (line) => {
      if (lines.push(line) === 2) there.resolve();
    });
    await there.promise;
    child.kill(signal);
    // The program and its child write to the same pipe: it closes when the last of them has ended.
    await once(child, 'close');
    expect(child.signalCode).toBe(signal);
  });
});
