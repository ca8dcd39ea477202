import * as v from 'valibot';

/** Purpose for which a site stores cookies, if its visitor agrees. */
export type ConsentPurpose = 'statistics' | 'marketing';

/** The question that a site asks before it loads its tag manager. */
export interface Consent {
  /** Purposes that the site asks for, in the order in which it shows them. */
  purposes: readonly ConsentPurpose[];
  /**
   * Version of the question. Raise it when you ask for more: visitors who agreed to an earlier one are asked again.
   * @default 1
   */
  version: number;
  /**
   * True for a site that measures how fast its pages are for visitors who agreed to statistics (web vitals), if it has a
   * port for metrics.
   * @default false
   */
  webVitals: boolean;
  /**
   * Cookies of further tags, removed unless their visitor agrees to all purposes. `*` at the end: all that begin so.
   * @default []
   */
  cookies: readonly string[];
  /**
   * Names of the Trusted Types policies that the tag manager's scripts create.
   * @default ['goog#html'], that of Google's scripts
   */
  trustedTypes: readonly string[];
  /**
   * Domain for which visitors choose, such as `house.example` for `www.house.example` too. On a site that is not below it, they
   * choose for its host.
   * @default the site's host
   */
  domain?: string | undefined;
}

/** The schema of the question. */
export const consentSchema = v.strictObject({
  purposes: v.pipe(
    v.array(v.picklist(['statistics', 'marketing'], "must be 'statistics' or 'marketing'")),
    v.minLength(1, 'must name at least one purpose'),
    v.check((purposes) => new Set(purposes).size === purposes.length, 'must name each purpose once'),
  ),
  version: v.optional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be at least 1'),
    ),
    1,
  ),
  webVitals: v.optional(v.boolean('must be true or false'), false),
  cookies: v.optional(
    v.array(v.pipe(v.string('must be text'), v.regex(/^[\w.-]+\*?$/, 'must be the name of a cookie'))),
    [],
  ),
  trustedTypes: v.optional(
    v.array(v.pipe(v.string('must be text'), v.regex(/^[\w#=/@.%-]+$/, 'must be the name of a policy'))),
    ['goog#html'],
  ),
  domain: v.optional(
    v.pipe(
      v.string('must be text'),
      v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as house.example'),
    ),
  ),
});
