import { readFileSync } from 'node:fs';

/** Clock ticks per second, Linux's unit of processor time. */
const ticksPerSecond = 100;

/** Processor time of a process with all its children, those that have ended included, s. */
export function readProcessorSeconds(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  if (!fields) return 0;
  // Counted after the name: user and system time are the 12th and 13th, those of ended children the next two.
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  const children = read(`/proc/${pid}/task/${pid}/children`)?.trim().split(' ').filter(Boolean) ?? [];
  return children.reduce((sum, child) => sum + readProcessorSeconds(Number(child)), own);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
