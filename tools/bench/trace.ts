/** An event of a browser's trace: the fields that the benchmark reads. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs. */
  ts: number;
  /** By the clock, µs. */
  dur?: number;
  /** Processor time of its thread, µs: a slowed down processor (`Emulation.setCPUThrottlingRate`) takes more of it. */
  tdur?: number;
  args: {
    data?: { type?: string; url?: string; documentLoaderURL?: string };
  };
}

/** Processor time, ms: what other programs of this machine took is not in it. */
export const getProcessorTime = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

/** The events of the thread of `event`, for instance of the main thread of the page that navigated. */
export const listThreadEvents = (events: readonly TraceEvent[], event: TraceEvent) =>
  events.filter(({ pid, tid }) => pid === event.pid && tid === event.tid);

export const isTask = ({ name, ph }: TraceEvent) => name === 'RunTask' && ph === 'X';

/** When it ended, µs. */
export const getEnd = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

export const isWithin = (event: TraceEvent, task: TraceEvent) =>
  event.ts >= task.ts && getEnd(event) <= getEnd(task);
