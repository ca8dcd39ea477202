import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { node, root } from '../../set-up/workspace.mjs';

const run = promisify(execFile);

export async function runProgram(name: string, args: string[]): Promise<unknown> {
  const file = join(root, 'tools/bench/attack', name);
  const { stdout } = await run(node(), ['--conditions=@guildhall/source', file, ...args], {
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout);
}
