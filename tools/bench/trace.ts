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
  /** Processor time of its thread, µs: a slowed-down processor (`Emulation.setCPUThrottlingRate`) uses more of it. */
  tdur?: number;
  args: {
    data?: { type?: string; url?: string };
  };
}

/** Processor time, ms, without that of other programs. */
export const getProcessorTime = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

/** The events of the thread of `event`, such as the main thread of the page that navigated. */
export const listThreadEvents = (events: readonly TraceEvent[], event: TraceEvent) =>
  events.filter(({ pid, tid }) => pid === event.pid && tid === event.tid);

export const isTask = ({ name, ph }: TraceEvent) => name === 'RunTask' && ph === 'X';

/** End of the event, µs. */
export const getEnd = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

export const isWithin = (event: TraceEvent, task: TraceEvent) =>
  event.ts >= task.ts && getEnd(event) <= getEnd(task);
