import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { vitalsPath } from './vitals-path.ts';

/** Sends a report that outlives the page. */
export type SendVitals = (report: string) => void;

export interface ReportOptions {
  /** Name of the page's route. */
  route: string;
  /** False once the visitor has withdrawn consent. */
  isAllowed: () => boolean;
  /** @default `navigator.sendBeacon` */
  send?: SendVitals | undefined;
  /** Ends listening. */
  signal?: AbortSignal | undefined;
}

/**
 * Measures how fast the page is for its visitor, and reports it once: when the page is first hidden, as it is when it is
 * left. The report has numbers and the name of the route: no URL, and nothing that recognises a visitor.
 */
export function reportVitals({ route, isAllowed, send = sendBeacon, signal }: ReportOptions): void {
  const values: Record<string, number> = {};
  const note = ({ name, value }: Metric) => {
    // Milliseconds are precise enough; a layout shift is a small fraction.
    values[name.toLowerCase()] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  const reported = new AbortController();
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    reported.abort();
    if (isAllowed() && Object.keys(values).length > 0) send(JSON.stringify({ route, ...values }));
  };
  signal?.addEventListener('abort', () => reported.abort());
  // On the document: the library finishes its values in the window's listeners, which capture the event before.
  document.addEventListener('visibilitychange', report, { signal: reported.signal });
}

/** The type keeps other sites from sending one without asking this site first. */
const sendBeacon: SendVitals = (report) =>
  void navigator.sendBeacon(vitalsPath, new Blob([report], { type: 'application/json' }));
