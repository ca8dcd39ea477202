import * as v from 'valibot';

const protocols = ['postgres:', 'postgresql:'];
/** The values of `sslmode` with which the server's certificate is verified. */
const verified = ['verify-full', 'verify-ca', 'require'];
const privateHost =
  /^(?:[^.]*|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$/;

const isEncryptedOrPrivate = ({ hostname, searchParams }: URL): boolean =>
  privateHost.test(hostname) || verified.includes(searchParams.get('sslmode') ?? '');

/** URL of a PostgreSQL database. */
export const databaseUrl = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && url.pathname.length > 1;
  }, 'must be a URL such as postgres://user:password@host/database'),
  v.check(
    (value) => !URL.parse(value)?.searchParams.has('options'),
    'must be without options: the api sets its own',
  ),
  v.check((value) => {
    const url = URL.parse(value);
    return url === null || isEncryptedOrPrivate(url);
  }, 'must end with ?sslmode=verify-full (except on this machine or in a private network)'),
);
