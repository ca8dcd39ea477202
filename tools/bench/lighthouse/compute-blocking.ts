import { listThreadEvents, isTask, getProcessorTime, type TraceEvent } from '../trace.ts';

/** How much slower a phone's processor is than this one, as Lighthouse assumes. */
const slowdown = 4;
/** A task of the main thread that takes longer than this counts as blocking, ms. */
const noticed = 50;

/**
 * How long tasks after the first paint would block the phone, by the processor time they took, ms. Lighthouse reckons
 * by the clock, which goes on while other processes have the processor: on a machine of two cores most of its
 * total blocking time is the browser waiting for itself.
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
