import type { FastifyRequest } from 'fastify';
import type { ProcessFacts } from '../logging/log-variables.ts';

/** Metrics of the messages of a channel of `node:diagnostics_channel`. */
export interface Measure<Message> {
  channel: string;
  /** Name of the metric: a histogram, or a counter if `readValue` is missing. */
  name: string;
  help: string;
  labels: readonly string[];
  /** Few values each: a label that has a value for each visitor or page would fill the memory. */
  readLabels: (message: Message) => Record<string, string>;
  /** Returns a number of seconds, unless `limits` is given. */
  readValue?: (message: Message) => number;
  /** Limits of the histogram's intervals. @default those of responses, from 5 ms to 25 s */
  limits?: readonly number[];
  /** A value that each message replaces. */
  gauge?: { name: string; help: string; labels: readonly string[]; read: (message: Message) => number };
}

/** A value that is read when the metrics are. */
export interface Gauge {
  name: string;
  help: string;
  labels: readonly string[];
  read: () => Promise<readonly { labels: Record<string, string>; value: number }[]>;
}

export interface MetricsOptions {
  /** Port of the metrics; `undefined`: there are none, and nothing of them is loaded. */
  port: number | undefined;
  host: string;
  /** Variable of the port, for the error when it is taken. */
  variable: string;
  facts: ProcessFacts;
  measures?: readonly Measure<never>[];
  gauges?: readonly Gauge[];
  /** Returns how a cache served the response, for the label `cache`. @default none */
  readCache?: (request: FastifyRequest) => string | undefined;
}
