import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {{ ran: number, queued: number }} TreeTime Processor time, and time spent waiting for a processor, ms. */

/**
 * Creates a meter of a process and of everything it started. Where there is no `/proc`, nothing seems to run.
 *
 * @param {number} root
 */
export function createTreeMeter(root) {
  /** @type {Map<string, TreeTime>} */
  let known = new Map();
  const total = { ran: 0, queued: 0 };
  return {
    /**
     * Reads the totals since the meter was created. The last moments of a thread that has ended are missing.
     *
     * @returns {TreeTime}
     */
    read() {
      /** @type {Map<string, TreeTime>} */
      const now = new Map();
      for (const path of findThreads(root)) {
        const time = parseSchedule(readText(path));
        const before = known.get(path);
        total.ran += Math.max(0, time.ran - (before?.ran ?? 0));
        total.queued += Math.max(0, time.queued - (before?.queued ?? 0));
        now.set(path, time);
      }
      known = now;
      return { ...total };
    },
  };
}

/**
 * Parses `/proc/<id>/schedstat`, which is in ns.
 *
 * @param {string} text
 * @returns {TreeTime}
 */
export function parseSchedule(text) {
  const [ran = 0, queued = 0] = text.split(' ').map(Number);
  return { ran: ran / 1e6, queued: queued / 1e6 };
}

/** Reads for how long this thread has waited for a processor, ms; 0 where there is no `/proc`. */
export function readQueuedMs() {
  return parseSchedule(readText('/proc/thread-self/schedstat')).queued;
}

/** @param {number} root */
function findThreads(root) {
  return findProcesses(root).flatMap((id) =>
    listFolder(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}/schedstat`),
  );
}

/**
 * Lists a process and everything it started as `ps` does: what runs with which arguments.
 *
 * @param {number} root
 */
export function describeProcesses(root) {
  return findProcesses(root).map((id) => {
    const words = readText(`/proc/${id}/cmdline`).replaceAll('\0', ' ').trim();
    const state = /^State:\s*(.*)$/m.exec(readText(`/proc/${id}/status`))?.[1] ?? 'ended';
    return `${id} ${state} ${words}`;
  });
}

/** @param {number} root */
function findProcesses(root) {
  const processes = new Set([root]);
  // A set grows while it is read, so children's children follow.
  for (const id of processes)
    for (const thread of listFolder(`/proc/${id}/task`))
      for (const child of findChildren(id, thread)) processes.add(child);
  return [...processes];
}

/**
 * Finds the processes that one thread of a process has started and that have not ended; its first thread's by default.
 *
 * @param {number} process
 * @param {string} [thread]
 */
export function findChildren(process, thread = String(process)) {
  return readText(`/proc/${process}/task/${thread}/children`).split(' ').filter(Boolean).map(Number);
}

/**
 * @param {string} path
 * @returns {string[]} Empty if the process has ended.
 */
function listFolder(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/**
 * @param {string} path
 * @returns {string} Empty if the process has ended.
 */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
