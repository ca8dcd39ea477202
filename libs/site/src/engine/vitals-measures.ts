import { channel } from 'node:diagnostics_channel';
import type { Measure } from '@guildhall/server-kit';

/** Vitals that are times. */
export const timedVitals = ['lcp', 'inp', 'fcp', 'ttfb'] as const;

interface TimedVital {
  vital: (typeof timedVitals)[number];
  /** Name of a route, or `other`. */
  route: string;
  ms: number;
}

interface LayoutShift {
  route: string;
  score: number;
}

const times = channel('guildhall:web-vital');
const shifts = channel('guildhall:layout-shift');

/** Publishes how long visitors waited for a page. */
export const publishTimedVital = (vital: TimedVital): void => times.publish(vital);

/** Publishes how much a page moved while a visitor read it. */
export const publishLayoutShift = (shift: LayoutShift): void => shifts.publish(shift);

/** The limits have those between a good, a middling and a poor value. Source: https://web.dev/articles/vitals */
const timedMeasure: Measure<TimedVital> = {
  channel: times.name as string,
  name: 'guildhall_web_vital_seconds',
  help: 'Speed of pages as visitors have it, by vital and route',
  labels: ['vital', 'route'],
  readLabels: ({ vital, route }) => ({ vital, route }),
  readValue: ({ ms }) => ms / 1_000,
  limits: [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10],
};

const shiftMeasure: Measure<LayoutShift> = {
  channel: shifts.name as string,
  name: 'guildhall_layout_shift_score',
  help: 'How much pages move while visitors read them, by route',
  labels: ['route'],
  readLabels: ({ route }) => ({ route }),
  readValue: ({ score }) => score,
  limits: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

export const vitalsMeasures = [timedMeasure, shiftMeasure];
