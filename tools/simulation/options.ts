import { parseArgs } from 'node:util';

/** Parts of the simulation. */
export const parts = ['costs', 'month', 'failures', 'deploy'] as const;

export type Part = (typeof parts)[number];

/** The command line of `npm run simulate`. */
export interface Options {
  parts: readonly Part[];
  seed: number;
  /** Page views of people in the month. */
  pageViews: number;
  /** One visit in this many is made. */
  every: number;
  /** Time for the month, s. */
  seconds: number;
  /** Time of each state of a server that fails, s. */
  phaseSeconds: number;
  /** Share of the usual number of requests whose cost is measured. */
  costShare: number;
  /** Visitors with a browser during a deploy. */
  visitors: number;
  /** File for the figures as JSON. */
  json: string | undefined;
}

const defaults = { every: 100, seconds: 180, phaseSeconds: 3, visitors: 100, costShare: 1 };
const quick = { every: 1_000, seconds: 15, phaseSeconds: 2, visitors: 8, costShare: 0.1 };

/** Parses the command line. Throws an error that says what is wrong. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', default: parts.join(',') },
      quick: { type: 'boolean', default: false },
      seed: { type: 'string', default: '27' },
      views: { type: 'string', default: '2000000' },
      every: { type: 'string' },
      seconds: { type: 'string' },
      visitors: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const durations = values.quick ? quick : defaults;
  return {
    parts: readSelection(values.only),
    seed: readCount('seed', values.seed),
    pageViews: readCount('views', values.views),
    every: readCount('every', values.every ?? String(durations.every)),
    seconds: readCount('seconds', values.seconds ?? String(durations.seconds)),
    phaseSeconds: durations.phaseSeconds,
    costShare: durations.costShare,
    visitors: readCount('visitors', values.visitors ?? String(durations.visitors)),
    json: values.json,
  };
}

function readSelection(text: string): readonly Part[] {
  const named = text.split(',').filter(Boolean);
  const unknown = named.filter((name) => !parts.some((part) => part === name));
  if (named.length === 0 || unknown.length > 0)
    throw new Error(`--only takes a comma-separated list of ${parts.join(', ')}, not "${text}"`);
  return parts.filter((part) => named.includes(part));
}

function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`--${name} takes a whole number from 1, not "${text}"`);
  return Number(text);
}
