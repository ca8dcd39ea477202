import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

it('a process without a free file handle keeps running', async () => {
  const program = join(import.meta.dirname, 'handles.fixture.ts');
  const command = `ulimit -n 64 && exec "${process.execPath}" --conditions=@guildhall/source "${program}"`;
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await text(child.stdout)).toBe('EMFILE\nstill here\n');
});
