import { trackedType, type TrackingGlobals } from './tracked-type.ts';

/** Passes events to a receiver: those that wait, and all that follow. */
export function takeTracked(receive: (event: object) => void, signal?: AbortSignal): void {
  const take = (): void => (globalThis as TrackingGlobals).guildhallEvents?.splice(0).forEach(receive);
  document.addEventListener(trackedType, take, { signal } as AddEventListenerOptions);
  take();
}
