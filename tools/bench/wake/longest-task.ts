import { listThreadEvents, getEnd, isTask, isWithin, getProcessorTime, type TraceEvent } from '../trace.ts';
import { watcherName } from './watch-press.ts';

/** The trace categories that `findLongestTasks` needs. */
export const traceCategories = ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * The longest task of a page's main thread from the first press until the page is left, ms of processor time: those of
 * the next page are part of its load, which Lighthouse measures. The task that evaluates React for the first time is left
 * out: no trace names the code that a task evaluates, but React is the largest in these pages, so it is the task with the
 * longest evaluation since the trace began. In a cold press it also evaluates the islands' code.
 */
export function findLongestTask(events: readonly TraceEvent[]): number {
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
  const watching = onMainThread.filter(
    ({ name, args }) => name === 'FunctionCall' && args.data?.url?.includes(watcherName),
  );
  const times = tasks
    .filter((task) => task !== react && getEnd(task) > press.ts)
    .map(
      (task) =>
        getProcessorTime(task) -
        sum(watching.filter((call) => isWithin(call, task)).map((call) => getProcessorTime(call))),
    );
  return Math.max(0, ...times);
}

const sum = (times: readonly number[]) => times.reduce((total, ms) => total + ms, 0);
