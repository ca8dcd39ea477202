import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../provide-emulator.mjs');

/**
 * Installs the emulator beside the installed packages, and prints its progress.
 *
 * @throws Error if the installation fails
 */
export async function installEmulator(): Promise<void> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error('The identity emulator could not be installed. See the output of the sandbox.');
}
