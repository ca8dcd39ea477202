import { getEnd, isTask, type TraceEvent } from '../trace.ts';

/**
 * Returns the trace of a browser whose threads never wait for a processor: each task begins when it began, and lasts as
 * long as its processor time; what happens in it happens after as much of that time.
 */
export function toProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events.filter(hasProcessorTime).filter(isTask), getThread);
  const tasks = new Map([...threads].map(([thread, own]) => [thread, removeNested(own)]));
  return events.map((event) => {
    const task = findLast(tasks.get(getThread(event)) ?? [], event.ts);
    if (!task || event.ts > getEnd(task)) return event;
    const end = task.ts + task.tdur;
    const ts = event.tts === undefined ? event.ts : task.ts + Math.max(0, event.tts - task.tts);
    return {
      ...event,
      ts: Math.min(ts, end),
      ...(event.dur !== undefined && { dur: event.tdur ?? Math.min(event.dur, end - ts) }),
    };
  });
}

type Timed = TraceEvent & { tts: number; tdur: number };

const hasProcessorTime = (event: TraceEvent): event is Timed =>
  event.tts !== undefined && event.tdur !== undefined;

const getThread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/** Tasks in their order, without those that run within another. */
function removeNested(tasks: readonly Timed[]): Timed[] {
  let end = -Infinity;
  return tasks
    .toSorted((a, b) => a.ts - b.ts || getEnd(b) - getEnd(a))
    .filter((task) => {
      if (getEnd(task) <= end) return false;
      end = getEnd(task);
      return true;
    });
}

/** The last task that begins at `ts` or before. */
function findLast(tasks: readonly Timed[], ts: number): Timed | undefined {
  let [from, to] = [0, tasks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.ts ?? Infinity) <= ts) from = middle + 1;
    else to = middle;
  }
  return tasks[from - 1];
}
