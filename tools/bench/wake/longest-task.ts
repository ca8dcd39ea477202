import type { LongestTasks } from '../figures.ts';

/** An event of a browser's trace, as far as it is looked at. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs. */
  ts: number;
  dur?: number;
  /** Processor time of its thread, µs: with what the slowed down processor takes longer. */
  tdur?: number;
  args: { data?: { type?: string } };
}

/** What is to be in the trace. */
export const traceCategories = ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * How long a page's main thread let nothing else through after the first press, ms of processor time: what other
 * programs of this machine took is not in it. No trace says which code a task evaluates; React is by far the largest
 * that these pages have, so the task with the longest evaluation since the trace began is React's.
 */
export function longestTasks(events: readonly TraceEvent[]): LongestTasks {
  const press = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown',
  );
  if (!press) throw new Error('Nothing was pressed while the trace was taken');
  const onMainThread = events.filter(
    ({ pid, tid, ph }) => pid === press.pid && tid === press.tid && ph === 'X',
  );
  const tasks = onMainThread.filter(({ name }) => name === 'RunTask');
  const [longest] = onMainThread
    .filter(({ name }) => name === 'v8.evaluateModule')
    .sort((a, b) => time(b) - time(a));
  const react = longest && tasks.find((task) => isWithin(longest, task));
  const afterPress = tasks.filter((task) => end(task) > press.ts);
  return {
    react: react && afterPress.includes(react) ? time(react) : 0,
    other: Math.max(0, ...afterPress.filter((task) => task !== react).map(time)),
  };
}

const time = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const isWithin = (event: TraceEvent, task: TraceEvent) => event.ts >= task.ts && end(event) <= end(task);
