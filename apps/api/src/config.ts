import { isIP } from 'node:net';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a port'),
  v.transform(Number),
  v.maxValue(65_535, 'is not a port'),
);

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an http or https address without a path'),
  v.transform((value) => new URL(value).origin),
);

const count = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'is not a number'),
    v.transform(Number),
    v.maxValue(most, `must not be over ${most}`),
  );

const addresses = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.check(isAddressOrRange, 'must list addresses or CIDR ranges'))),
);

const environment = v.object({
  /** Where the api listens. 0 takes a free port. */
  API_PORT: v.optional(port, '4300'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level'),
    'info',
  ),
  /** Reverse proxies, by address or CIDR range, whose X-Forwarded-For is believed. None unless named. */
  TRUSTED_PROXIES: v.optional(addresses, ''),
  /** The site's address: browsers may change something here only from its pages. */
  SITE_ORIGIN: origin,
  /** How many calls one visitor may make in a minute. */
  RATE_LIMIT_PER_MINUTE: v.optional(count(1_000_000), '120'),
  /** How long a call may take, ms. */
  DEADLINE_MS: v.optional(count(60_000), '5000'),
  /** How long calls are still taken after the request to stop, so that proxies notice, ms. */
  DRAIN_MS: v.optional(count(9000), '5000'),
});

export type Config = v.InferOutput<typeof environment>;

/**
 * Reads the api's configuration from the environment; an empty variable counts as absent. Throws one error that lists
 * all that is wrong, so that a wrong start is mended in one go. Values are not repeated: they may be secrets.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = v.safeParse(environment, present);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    return name in present ? `  ${name} ${issue.message}` : `  ${name} is missing`;
  });
  throw new Error(`The api's configuration is not right:\n${[...new Set(lines)].join('\n')}`);
}

/** `10.0.0.1`, `10.0.0.0/8`, `::1`, `fd00::/8`. No names, and no range that means everybody. */
function isAddressOrRange(value: string): boolean {
  const [address = '', length, ...rest] = value.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  if (length === undefined) return true;
  return /^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= (kind === 4 ? 32 : 128);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  return /^https?:$/.test(protocol) && value.replace(/\/$/, '') === origin;
}
