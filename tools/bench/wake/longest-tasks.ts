import type { LongestTasks, TaskPart } from '../figures.ts';
import { splitTask } from './split-task.ts';
import { listThreadEvents, getEnd, isTask, isWithin, getProcessorTime, type TraceEvent } from '../trace.ts';
import { watcherName } from './watch-press.ts';

/** The trace categories that `findLongestTasks` needs. */
export const traceCategories = ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * The longest tasks of a page's main thread from the first press until the page is left, ms of processor time: those of
 * the next page are part of its load, which Lighthouse measures. No trace names the code that a
 * task evaluates; React is the largest in these pages, so the task with the longest evaluation since the trace began
 * counts as React's. In a cold press it also evaluates the islands' code.
 */
export function findLongestTasks(events: readonly TraceEvent[]): LongestTasks {
  const press = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown',
  );
  if (!press) throw new Error('The trace contains no press');
  const onMainThread = listThreadEvents(events, press);
  const leaving = onMainThread.find(({ name, ts }) => name === 'CommitLoad' && ts > press.ts);
  const tasks = onMainThread.filter((task) => isTask(task) && !(leaving && getEnd(task) > leaving.ts));
  const [longest] = onMainThread
    .filter(({ name }) => name === 'v8.evaluateModule')
    .sort((a, b) => getProcessorTime(b) - getProcessorTime(a));
  const react = longest && tasks.find((task) => isWithin(longest, task));
  const afterPress = tasks.filter((task) => getEnd(task) > press.ts);
  const [other] = afterPress
    .filter((task) => task !== react)
    .map((task) => readTask(task, onMainThread))
    .sort((a, b) => b.ms - a.ms);
  return {
    react: react && afterPress.includes(react) ? getProcessorTime(react) : 0,
    other: other?.ms ?? 0,
    parts: other?.parts ?? [],
  };
}

/** A task without what the benchmark itself does in it. */
function readTask(task: TraceEvent, events: readonly TraceEvent[]): { ms: number; parts: TaskPart[] } {
  const parts = splitTask(task, events);
  const watcher = parts.find(({ name }) => name === watcherName);
  return {
    ms: getProcessorTime(task) - (watcher?.ms ?? 0),
    parts: parts.filter((part) => part !== watcher),
  };
}
