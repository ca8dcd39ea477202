import { readdirSync, readFileSync } from 'node:fs';

interface ProcessState {
  parent: number;
  isRunnable: boolean;
  /** Processor time used so far, in ticks of 10 ms. */
  ticks: number;
}

/** Ticks up to which a worker counts as idle: timers and heartbeats take a few. */
const maxIdleTicks = 3;

function readProcesses(): Map<number, ProcessState> {
  const processes = new Map<number, ProcessState>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const stat = pid ? readIfAlive(`/proc/${name}/stat`) : '';
    if (!stat) continue;
    // The name, in brackets, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    processes.set(pid, { parent: Number(fields[1]), isRunnable: fields[0] === 'R', ticks });
  }
  return processes;
}

function readIfAlive(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns a function that tells which workers of this process did something since its last call: themselves, their
 * browser or their servers. What other programs do does not count, nor does waiting for a processor.
 */
export function createActivityMeter(): () => Set<number> {
  let before = readProcesses();
  /** Playwright numbers its workers in the order in which it starts them, and has no other children. */
  const workers = new Map<number, number>();
  return () => {
    const now = readProcesses();
    const findWorker = (pid: number): number | undefined => {
      const parent = now.get(pid)?.parent;
      if (parent === undefined) return undefined;
      if (parent !== process.pid) return findWorker(parent);
      if (!workers.has(pid)) workers.set(pid, workers.size);
      return workers.get(pid);
    };
    const ticks = new Map<number, number>();
    for (const [pid, state] of now) {
      const worker = findWorker(pid);
      if (worker === undefined) continue;
      const used = state.isRunnable ? Infinity : state.ticks - (before.get(pid)?.ticks ?? 0);
      ticks.set(worker, (ticks.get(worker) ?? 0) + used);
    }
    before = now;
    return new Set([...ticks].filter(([, used]) => used > maxIdleTicks).map(([worker]) => worker));
  };
}
