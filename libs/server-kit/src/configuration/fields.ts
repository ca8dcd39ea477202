import { isIP } from 'node:net';
import * as v from 'valibot';

const portMessage = 'must be a port (0 to 65535)';

/** Port to listen on; 0 takes a free one. */
export const portField = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, portMessage),
  v.transform(Number),
  v.maxValue(65_535, portMessage),
);

/** `https://example.org`, without a path; an internationalised domain in either spelling. */
export const originField = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be a URL such as https://example.org, without a path'),
  v.transform((value) => new URL(value).origin),
);

/** Origin, optionally with a folder, such as `https://example.org/cms`; without a trailing slash. */
export const serviceAddress = v.pipe(
  v.string(),
  v.check(isServiceAddress, 'must be a URL such as https://example.org or https://example.org/cms'),
  v.check((value) => !hasLogin(value), 'must not contain a name or password: use the variable for these'),
  v.transform((value) => new URL(value)),
  v.transform((url) => url.origin + url.pathname.replace(/\/+$/, '')),
);

/** `name:password` of HTTP Basic authentication. */
export const loginField = v.pipe(v.string(), v.regex(/^[^:\p{Cc}]+:\P{Cc}+$/u, 'must be name:password'));

/** Values separated by commas or spaces. */
export const listField = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);

/**
 * Reverse proxies whose X-Forwarded-For is trusted, by IP address or CIDR range: `10.0.0.1`, `10.0.0.0/8`, `::1`. Host
 * names and the range of all addresses (`/0`) are rejected.
 */
export const trustedProxies = v.pipe(
  listField,
  v.array(v.pipe(v.string(), v.check(isAddressOrRange, 'must list IP addresses or CIDR ranges'))),
);

/** A whole number, 0 or more. */
export const countField = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.maxValue(max, `must not exceed ${max}`),
  );

/** A whole number above 0. */
export const positiveField = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^0*[1-9]\d*$/, 'must be a whole number above 0'),
    v.transform(Number),
    v.maxValue(max, `must not exceed ${max}`),
  );

/** Lowest level that is logged. */
export const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent',
);

function isOrigin(value: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+\/?$/i.test(value) && URL.canParse(value);
}

function isServiceAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

function hasLogin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.username !== '' || url.password !== '');
}

function isAddressOrRange(value: string): boolean {
  const [address = '', length, ...rest] = value.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  if (length === undefined) return true;
  return /^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= (kind === 4 ? 32 : 128);
}
