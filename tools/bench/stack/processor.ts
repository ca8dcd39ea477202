import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Clock ticks per second, as Linux counts processor time for programs. */
const ticksPerSecond = 100;

/** Whether servers and clients can run on cores of their own. */
export const canPin = availableParallelism() > 1 && isThere('taskset');

/** Where the server runs, and where its clients run. */
export const serverCore = 0;
export const clientCore = 1;

/** Binds a running program, with all its threads, to one core. */
export function pin(pid: number, core: number): void {
  if (canPin) execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

/** Words that start a program on one core, where that is possible. */
export function toPinned(core: number, words: string[]): string[] {
  return canPin ? ['taskset', '-c', String(core), ...words] : words;
}

/** Processor time a program has used so far, s; `undefined` where the system does not report it. */
export function readProcessorSeconds(pid: number): number | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  // Counted after the name: user time is the 12th, system time the 13th.
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a program, MB of 1,000,000 bytes; `undefined` where the system does not report it. */
export function readResidentMb(pid: number): number | undefined {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kib === undefined ? undefined : (Number(kib) * 1024) / 1e6;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether a program is installed. */
export function isThere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
