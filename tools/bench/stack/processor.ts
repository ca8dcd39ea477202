import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Clock ticks per second, Linux's unit of processor time. */
const ticksPerSecond = 100;

/** Servers and clients can run on separate cores. */
export const canPin = availableParallelism() > 1 && isThere('taskset');

/** The server's core, and that of its clients. */
export const serverCore = 0;
export const clientCore = 1;

/** Binds a running program, with all its threads, to one core. */
export function pin(pid: number, core: number): void {
  if (canPin) execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

/** The command that starts a program on one core, if that is possible. */
export function toPinned(core: number, words: string[]): string[] {
  return canPin ? ['taskset', '-c', String(core), ...words] : words;
}

/** Processor time used so far, s; `undefined` if the system does not report it. */
export function readProcessorSeconds(pid: number): number | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  // Counted after the name: user time is the 12th, system time the 13th.
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory, MB of 1,000,000 bytes; `undefined` if the system does not report it. */
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

export function isThere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
