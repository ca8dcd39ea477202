import { listThreadEvents, isTask, getProcessorTime, type TraceEvent } from '../trace.ts';

const slowdown = 4;
/** Longer tasks of the main thread count as blocking, ms. */
const noticed = 50;

/**
 * Time in which tasks after the first paint would block the phone, by their processor time, ms. Lighthouse uses the
 * clock, which also runs while other processes have the processor: on a machine of two cores most of its total blocking
 * time is the browser waiting for itself.
 */
export function computeBlocking(events: readonly TraceEvent[], address: string): number {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(address),
  );
  if (!navigation) return NaN;
  const onMainThread = listThreadEvents(events, navigation).filter(({ ts }) => ts >= navigation.ts);
  const firstPaint = onMainThread.find(({ name }) => name === 'firstContentfulPaint') ?? navigation;
  return onMainThread
    .filter((event) => isTask(event) && event.ts >= firstPaint.ts)
    .map((task) => getProcessorTime(task) * slowdown - noticed)
    .filter((blocking) => blocking > 0)
    .reduce((sum, blocking) => sum + blocking, 0);
}
