import { isIP } from 'node:net';
import * as v from 'valibot';

const portMessage = 'must be a port (0 to 65535)';

/**
 * Port to listen on, from 0 to 65535; 0 takes a free one.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const schema = v.object({ PORT: portField });
 * readEnvironment('api', schema, { PORT: '4000' }); // { PORT: 4000 }
 */
export const portField = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, portMessage),
  v.transform(Number),
  v.maxValue(65_535, portMessage),
);

/**
 * Origin: `https://example.org`, without a path; an internationalised domain in either spelling.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const schema = v.object({ SITE_ORIGIN: originField });
 * readEnvironment('api', schema, { SITE_ORIGIN: 'https://Example.org/' }); // { SITE_ORIGIN: 'https://example.org' }
 */
export const originField = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be a URL such as https://example.org, without a path'),
  v.transform((value) => new URL(value).origin),
);

/**
 * Origin, optionally with a folder, such as `https://example.org/cms`; without a trailing slash, a query or a login.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const schema = v.object({ CONTENT_URL: serviceAddress });
 * readEnvironment('api', schema, { CONTENT_URL: 'https://example.org/cms/' }); // { CONTENT_URL: 'https://example.org/cms' }
 */
export const serviceAddress = v.pipe(
  v.string(),
  v.check(isServiceAddress, 'must be a URL such as https://example.org or https://example.org/cms'),
  v.check((value) => !hasLogin(value), 'must not contain a name or password: use the variable for these'),
  v.transform((value) => new URL(value)),
  v.transform((url) => url.origin + url.pathname.replace(/\/+$/, '')),
);

/**
 * `name:password` of HTTP Basic authentication (RFC 7617).
 *
 * @example
 * import * as v from 'valibot';
 *
 * const schema = v.object({ CONTENT_LOGIN: loginField });
 * readEnvironment('api', schema, { CONTENT_LOGIN: 'reader:secret' }); // { CONTENT_LOGIN: 'reader:secret' }
 */
export const loginField = v.pipe(v.string(), v.regex(/^[^:\p{Cc}]+:\P{Cc}+$/u, 'must be name:password'));

/**
 * Values separated by commas or spaces.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const schema = v.object({ MEDIA_ORIGINS: listField });
 * readEnvironment('api', schema, { MEDIA_ORIGINS: 'https://a.example, https://b.example' }); // { MEDIA_ORIGINS: ['https://a.example', 'https://b.example'] }
 */
export const listField = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);

/**
 * Reverse proxies whose X-Forwarded-For is trusted, by IP address or CIDR range: `10.0.0.1`, `10.0.0.0/8`, `::1`. Host
 * names and the range of all addresses (`/0`) are rejected.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const schema = v.object({ TRUSTED_PROXIES: trustedProxies });
 * readEnvironment('api', schema, { TRUSTED_PROXIES: '10.0.0.0/8 ::1' }); // { TRUSTED_PROXIES: ['10.0.0.0/8', '::1'] }
 */
export const trustedProxies = v.pipe(
  listField,
  v.array(v.pipe(v.string(), v.check(isAddressOrRange, 'must list IP addresses or CIDR ranges'))),
);

/**
 * A whole number from 0 to `max`.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const schema = v.object({ DRAIN_MS: countField(9_000) });
 * readEnvironment('api', schema, { DRAIN_MS: '0' }); // { DRAIN_MS: 0 }
 */
export const countField = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.maxValue(max, `must not exceed ${max}`),
  );

/**
 * A whole number from 1 to `max`.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const schema = v.object({ KEEP_ALIVE_MS: positiveField(3_600_000) });
 * readEnvironment('api', schema, { KEEP_ALIVE_MS: '72000' }); // { KEEP_ALIVE_MS: 72000 }
 */
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
