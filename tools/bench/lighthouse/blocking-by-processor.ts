/** An event of a browser's trace, as far as it is looked at. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs. */
  ts: number;
  /** Processor time of its thread, µs. */
  tdur?: number;
  args: { data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
}

/** How much slower a phone's processor is than this one, as Lighthouse reckons. */
const slowdown = 4;
/** A task of the main thread that takes longer than this counts as blocking, ms. */
const noticed = 50;

/**
 * How long tasks after the first paint would block the phone, by the processor time they took, ms. Lighthouse reckons
 * by the clock, which goes on while other processes have the processor: on a machine of two cores most of its
 * total blocking time is the browser waiting for itself.
 */
export function blockingByProcessor(events: readonly TraceEvent[], address: string): number {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(address),
  );
  if (!navigation) return NaN;
  const { pid, tid, ts: start } = navigation;
  const onMainThread = events.filter((event) => event.pid === pid && event.tid === tid && event.ts >= start);
  const colored = onMainThread.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? start;
  return onMainThread
    .filter(({ name, ph, ts }) => name === 'RunTask' && ph === 'X' && ts >= colored)
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - noticed)
    .filter((blocking) => blocking > 0)
    .reduce((sum, blocking) => sum + blocking, 0);
}
