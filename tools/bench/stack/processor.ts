import { readFileSync } from 'node:fs';

/** Clock ticks per second, Linux's unit of processor time. */
const ticksPerSecond = 100;

/** Processor time of a program so far, s. Linux alone reports it. */
export function readProcessorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  // Counted after the name: user time is the 12th, system time the 13th.
  return (Number(fields?.[11]) + Number(fields?.[12])) / ticksPerSecond;
}

/** Resident memory, MB of 1,000,000 bytes. */
export function readResidentMb(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kib) * 1024) / 1e6;
}
