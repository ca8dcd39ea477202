import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readIdToken, withClaims } from './id-token.ts';
import { identityApiKey, type Identity } from './identity.ts';
import { checkRequest } from './identity-checks.ts';
import { readBody, refuse } from './identity-refusals.ts';
import { readSession } from './strict-project.ts';

export interface IdentityServiceOptions {
  identity: Identity;
  now: () => Date;
  /** The origin of the sandbox. */
  origin: () => string;
  siteOrigin: string | undefined;
  /**
   * Sends the email with the newest such code, as the vendor does when a browser requests one. Without a code, no
   * email.
   */
  sendMail: (order: { email: string; requestType: string }) => Promise<void>;
}

const hosts = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

/** Request headers forwarded to the emulator, and response headers returned from it. */
const forwardedHeaders = ['content-type', 'authorization', 'origin', 'access-control-request-method'];
const returnedHeaders = /^(content-type|access-control-.*|vary)$/;

/** The vendor's two hosts, as folders of the sandbox. The vendor's refusals happen here; the emulator does the rest. */
export function addIdentityService(app: FastifyInstance, options: IdentityServiceOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const listDomains = () => [
    ...options.identity.domains,
    ...(options.siteOrigin ? [new URL(options.siteOrigin).hostname] : []),
  ];
  for (const host of hosts)
    app.route({
      method: ['GET', 'POST', 'PATCH', 'OPTIONS'],
      url: `/${host}/*`,
      handler: async (request, reply) => {
        const refusal = checkRequest(request, {
          now: options.now,
          domains: listDomains,
          settings: () => options.identity.settings,
        });
        return refusal ? refuse(reply, refusal) : forward(request, reply, options);
      },
    });
}

async function forward(request: FastifyRequest, reply: FastifyReply, options: IdentityServiceOptions) {
  const starting = options.identity.start();
  if (options.identity.installing) {
    // The installation prints its own failure, and the next request tries again.
    void starting.catch(() => undefined);
    return refuseForNow(request, reply);
  }
  const { origin } = await starting;
  const { method, url, headers, body } = request;
  const response = await fetch(`${origin}${url}`, {
    method,
    headers: Object.fromEntries(
      forwardedHeaders.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
    ),
    ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
  });
  for (const [name, value] of response.headers)
    if (returnedHeaders.test(name)) void reply.header(name, value);
  void reply.code(response.status);
  const text = await response.text();
  if (!response.ok || text === '') return reply.send(text);
  const said = JSON.parse(text) as IdentityResponse;
  const { requestType, returnOobLink } = readBody(request);
  if (url.includes(':sendOobCode') && returnOobLink !== true)
    await options.sendMail({ email: String(said['email']), requestType: String(requestType) });
  return reply.send(JSON.stringify(toVendorResponse(said, request, options)));
}

/** Responds as the vendor does while it is down, to the browser's question about the call too. */
function refuseForNow({ method, headers }: FastifyRequest, reply: FastifyReply) {
  void reply.headers({
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    vary: 'origin',
  });
  if (method === 'OPTIONS') return reply.code(204).send();
  return refuse(reply.header('retry-after', '60'), {
    ...{ status: 503, name: 'UNAVAILABLE', message: 'The service is currently unavailable.' },
  });
}

type IdentityResponse = Record<string, unknown>;

/** Corrects the emulator's response where the vendor's is different. */
function toVendorResponse(
  response: IdentityResponse,
  request: FastifyRequest,
  { now, origin }: IdentityServiceOptions,
): IdentityResponse {
  const changed = { ...response };
  if (typeof response['oobLink'] === 'string')
    changed['oobLink'] = toActionLink(response['oobLink'], origin());
  // The vendor's tokens hold the login time of their own session, the emulator's that of the member's last login.
  const sent = readBody(request)['refresh_token'];
  const refresh = sent ?? response['refreshToken'];
  const { authTime } = typeof refresh === 'string' ? readSession(refresh) : {};
  for (const name of ['idToken', 'id_token', 'access_token']) {
    const token = response[name];
    if (authTime === undefined || typeof token !== 'string') continue;
    if (typeof readIdToken(token, now()) === 'object')
      changed[name] = withClaims(token, { auth_time: authTime });
  }
  if (sent !== undefined && 'refresh_token' in response) changed['refresh_token'] = sent;
  return changed;
}

/** Rewrites the link to the sandbox's action page; the emulator's own page acts on a GET. */
export function toActionLink(emulatorLink: string, origin: string): string {
  const { searchParams } = new URL(emulatorLink);
  searchParams.set('apiKey', identityApiKey);
  return `${origin}/identity/action?${searchParams.toString()}`;
}
