import { hostname } from 'node:os';
import * as v from 'valibot';
import { logLevel } from '../configuration/fields.ts';

const name = v.pipe(
  v.string(),
  v.regex(/^[\w.:+-]{1,64}$/, 'must have 1 to 64 letters, digits or . _ : + -'),
);

/** The settings of a server's log. */
export const logVariables = {
  LOG_LEVEL: v.optional(logLevel, 'info'),
  /** `json`: one JSON object per line. `pretty`: for people. Unset: `pretty` in a terminal, else `json`. */
  LOG_FORMAT: v.optional(v.picklist(['json', 'pretty'], 'must be json or pretty')),
  /** Release that runs, such as a commit or a tag, in every line. Unset: `unknown`. */
  RELEASE: v.optional(name),
};

/** The settings of a server’s log, as `logVariables` reads them. */
export type LogConfig = v.InferOutput<v.ObjectSchema<typeof logVariables, undefined>>;

/** Facts about a process, in every line of its log. */
export interface ProcessFacts {
  /** `site` or `api`. */
  service: string;
  /** Name of the machine. */
  instance: string;
  version: string;
}

/**
 * Names a process by its configuration.
 *
 * @example
 * describeProcess('api', { RELEASE: '1.4.0' }).version; // '1.4.0'
 */
export function describeProcess(service: string, { RELEASE }: Pick<LogConfig, 'RELEASE'>): ProcessFacts {
  return { service, instance: hostname(), version: RELEASE ?? 'unknown' };
}
