import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';

export interface Refusal {
  status: number;
  message: string;
  /** Google's status name, if the vendor sends one. */
  name?: string;
}

export const createBadRequest = (message: string): Refusal => ({ status: 400, message });

export const refusals = {
  apiKeyMissing: {
    status: 403,
    name: 'PERMISSION_DENIED',
    message:
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
  },
  apiKeyWrong: {
    status: 400,
    name: 'INVALID_ARGUMENT',
    message: 'API key not valid. Please pass a valid API key.',
  },
  credentialsWrong: {
    status: 401,
    name: 'UNAUTHENTICATED',
    message:
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  },
  credentialsMissing: {
    status: 401,
    name: 'UNAUTHENTICATED',
    message: 'Request is missing required authentication credential.',
  },
  otherProject: {
    status: 403,
    name: 'PERMISSION_DENIED',
    message: 'The caller does not have permission',
  },
  administratorsOnly: createBadRequest('ADMIN_ONLY_OPERATION'),
  methodOff: createBadRequest('OPERATION_NOT_ALLOWED'),
  tokenInvalid: createBadRequest('INVALID_ID_TOKEN'),
  tokenExpired: createBadRequest('TOKEN_EXPIRED'),
  unverifiedAddress: createBadRequest(
    'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.',
  ),
  oldLogin: createBadRequest('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'),
  otherDomain: createBadRequest('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project'),
} satisfies Record<string, Refusal>;

export function refuse(reply: FastifyReply, { status, message, name }: Refusal): FastifyReply {
  return reply.code(status).send({
    error: {
      code: status,
      message,
      errors: [{ message, domain: 'global', reason: status === 400 ? 'invalid' : 'forbidden' }],
      ...(name && { status: name }),
    },
  });
}

/** The fields of a request body, JSON or form; empty without a body. */
export function readBody({ body }: FastifyRequest): Record<string, unknown> {
  if (!Buffer.isBuffer(body)) return {};
  try {
    return (JSON.parse(body.toString()) ?? {}) as Record<string, unknown>;
  } catch {
    return Object.fromEntries(new URLSearchParams(body.toString()));
  }
}

/** Refuses requests with one of these fields in their body. */
const createOperationStrike =
  (names: readonly string[], refusal: Refusal): Strike =>
  (request, reply) => {
    const body = readBody(request);
    return names.some((name) => body[name] !== undefined) ? refuse(reply, refusal) : 'serve';
  };

const captchaMissing: Strike = (request, reply) => {
  const needsCaptcha = /:(signInWithPassword|sendOobCode)\b/.test(request.url);
  return needsCaptcha && readBody(request)['captchaResponse'] === undefined && !isAdministrator(request)
    ? refuse(reply, createBadRequest('MISSING_RECAPTCHA_TOKEN'))
    : 'serve';
};

const oldLogin: Strike = (request, reply) => {
  const { idToken, password, email } = readBody(request);
  const sensitive = /:delete\b/.test(request.url) || password !== undefined || email !== undefined;
  return idToken !== undefined && sensitive ? refuse(reply, refusals.oldLogin) : 'serve';
};

/** Refuses browsers that name no page of this machine, as a key that is restricted to the site's pages does. */
const restrictedKey: Strike = (request, reply) => {
  const { referer } = request.headers;
  const page = URL.parse(referer ?? '');
  const isOfSite = page !== null && ['localhost', '127.0.0.1'].includes(page.hostname);
  if (isOfSite || isAdministrator(request)) return 'serve';
  const message = `Requests from referer ${referer ?? '<empty>'} are blocked.`;
  return refuse(reply, { status: 403, name: 'PERMISSION_DENIED', message });
};

/** Refuses a new password, set by a code or by a logged-in member. */
const weakPassword: Strike = (request, reply) => {
  const { newPassword, password, idToken } = readBody(request);
  const isNew = newPassword !== undefined || (password !== undefined && idToken !== undefined);
  return isNew ? refuse(reply, createBadRequest(weakPasswordMessage)) : 'serve';
};
const weakPasswordMessage =
  'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters, Password must contain a numeric character]';

/** Faults of the identity service that differ from those of other services. */
export const identityStrikes: Partial<Record<FaultMode, Strike>> = {
  error: (_request, reply) => refuse(reply, { status: 503, name: 'UNAVAILABLE', message: 'Error code: 47' }),
  throttled: (_request, reply) =>
    refuse(
      reply,
      createBadRequest(
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
      ),
    ),
  busy: (_request, reply) =>
    refuse(reply, { status: 429, name: 'RESOURCE_EXHAUSTED', message: 'QUOTA_EXCEEDED : Exceeded quota.' }),
  refused: (_request, reply) => refuse(reply, refusals.otherDomain),
  missing: (_request, reply) => refuse(reply, { status: 404, name: 'NOT_FOUND', message: 'Not Found' }),
  'expired-code': createOperationStrike(['oobCode'], createBadRequest('EXPIRED_OOB_CODE')),
  'weak-password': weakPassword,
  captcha: captchaMissing,
  'old-login': oldLogin,
  'restricted-key': restrictedKey,
};

/** Returns true for requests from the project's own server. */
export function isAdministrator({ headers }: FastifyRequest): boolean {
  return headers.authorization === 'Bearer owner';
}

/** The text that a fault's `match` is searched in: method and URL. */
export function describeIdentityTarget({ method, url }: FastifyRequest): string {
  return `${method} ${url}`;
}
