import type { FastifyRequest } from 'fastify';
import type { ProcessFacts } from '../logging/log-variables.ts';

/** Metrics of the messages of a channel of `node:diagnostics_channel`. */
export interface Measure<Message> {
  /** Name of the channel. */
  channel: string;
  /** Name of the metric: a histogram, or a counter if `readValue` is missing. */
  name: string;
  /** A sentence about the metric, for those who read it. */
  help: string;
  /** Names of the labels. */
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
  /** Name of the metric, which begins with `guildhall_`. */
  name: string;
  /** A sentence about the metric, for those who read it. */
  help: string;
  /** Names of the labels. */
  labels: readonly string[];
  /** Reads the values, one for each set of labels. */
  read: () => Promise<readonly { labels: Record<string, string>; value: number }[]>;
}

/** Options of `addMetrics`. */
export interface MetricsOptions {
  /** Port of the metrics; `undefined`: there are none, and nothing of them is loaded. */
  port: number | undefined;
  /** Address to listen on, such as `127.0.0.1`: the metrics are not for visitors. */
  host: string;
  /** Variable of the port, for the error when it is taken. */
  variable: string;
  /** Labels of every metric, from `describeProcess`. */
  facts: ProcessFacts;
  /**
   * Metrics of channels, such as `upstreamMeasure` of `@guildhall/upstream`.
   * @default none
   */
  measures?: readonly Measure<never>[];
  /**
   * Values that are read when the metrics are.
   * @default none
   */
  gauges?: readonly Gauge[];
  /** Returns how a cache served the response, for the label `cache`. @default none */
  readCache?: (request: FastifyRequest) => string | undefined;
}
