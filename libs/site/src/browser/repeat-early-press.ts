import { findPressedControl, findSleepingIsland } from '@guildhall/islands/start';

/**
 * Presses a control of a sleeping island again if the visitor pressed it before this script had arrived, when nothing
 * could react. Browsers keep only the first input of a page. A first key is received by the whole page or by a field, so
 * it repeats nothing.
 *
 * Source: https://www.w3.org/TR/event-timing/#sec-first-input
 */
export function repeatEarlyPress(): void {
  const started = performance.now();
  new PerformanceObserver((list) => {
    const [{ startTime, target }] = list.getEntries() as [PerformanceEventTiming];
    // Later presses are held by this script's listeners.
    if (startTime < started && findSleepingIsland(target)) findPressedControl(target as Element)?.click();
  }).observe({ type: 'first-input', buffered: true });
}
