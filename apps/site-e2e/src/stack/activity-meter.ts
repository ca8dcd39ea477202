import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface ProcessState {
  parent: number;
  isRunnable: boolean;
  /** Processor time used so far, in ticks of 10 ms. */
  ticks: number;
}

const tickMs = 10;

/** Work of a worker, its browser and its servers; other programs do not count. */
export interface Activity {
  processorMs: number;
  /** True if one of them has a processor, or would like one. */
  isRunnable: boolean;
}

function readProcesses(): Map<number, ProcessState> {
  const processes = new Map<number, ProcessState>();
  // Only Linux has it: elsewhere nothing is measured.
  for (const name of existsSync('/proc') ? readdirSync('/proc') : []) {
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

/** Returns a function that reads what each worker of this process, by its index, did since its last call. */
export function createActivityMeter(): () => Map<number, Activity> {
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
    const activities = new Map<number, Activity>();
    for (const [pid, { ticks, isRunnable }] of now) {
      const worker = findWorker(pid);
      if (worker === undefined) continue;
      const activity = activities.get(worker) ?? { processorMs: 0, isRunnable: false };
      activity.processorMs += (ticks - (before.get(pid)?.ticks ?? 0)) * tickMs;
      activity.isRunnable ||= isRunnable;
      activities.set(worker, activity);
    }
    before = now;
    return activities;
  };
}
