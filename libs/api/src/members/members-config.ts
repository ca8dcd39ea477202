import { readFileSync } from 'node:fs';
import { isEmailAddress } from '@guildhall/api-contract';
import { isEncryptedOrLocal, isThisMachine } from '@guildhall/safe-content';
import { login, origin, positive, serviceAddress } from '@guildhall/server-kit';
import * as v from 'valibot';

const secret = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]+$/, 'must contain only printable ASCII characters without spaces'),
);

/** Calls there carry a secret. */
const requiresEncryption = v.check(
  (value: string) => isEncryptedOrLocal(new URL(value)),
  'must be an https URL (http only on this machine)',
);
const secretOrigin = v.pipe(origin, requiresEncryption);

const serviceAccountKeys = v.object({
  project_id: v.string(),
  client_email: v.string(),
  private_key: v.string(),
});

/** Key of a service account: its JSON, or the path to it. */
const serviceAccount = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    // The message must not quote the value: it contains a private key.
    const account = parseServiceAccount(dataset.value);
    if (account) return account;
    addIssue({ message: 'must be the JSON of a service account key, or the path to it' });
    return NEVER;
  }),
);

const sender = v.pipe(
  v.string(),
  v.transform((value) =>
    /^(?:(?<name>[^<>"\r\n]*[^<>"\s])\s*<(?<bracketed>[^<>]+)>|(?<plain>\S+))$/.exec(value.trim()),
  ),
  v.check(
    (found) => isEmailAddress(found?.groups?.['bracketed'] ?? found?.groups?.['plain'] ?? ''),
    'must be a sender such as Name <address>',
  ),
  v.transform((found) => ({
    name: found?.groups?.['name'],
    address: found?.groups?.['bracketed'] ?? found?.groups?.['plain'] ?? '',
  })),
);

/** Variables of the members' area. Without `IDENTITY_PROJECT` there is none. */
export const membersVariables = {
  /** Project ID, e.g. `guildhall-live`. IDs that begin with `demo-` are for the emulator. */
  IDENTITY_PROJECT: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be a project ID')),
  ),
  /** The emulator's local `host:port`. It accepts every token. */
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.check(isLocalHost, 'must be a host and port on this machine')),
  ),
  /** Service account that creates identities and writes records. */
  IDENTITY_SERVICE_ACCOUNT: v.optional(serviceAccount),
  RECORDS_ORIGIN: v.optional(secretOrigin, 'https://firestore.googleapis.com'),
  /** Mail relay: `smtps://name:password@host`, or `smtp://`, with STARTTLS unless it is local. */
  MEMBER_MAIL_SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isRelay, 'must be an smtp:// or smtps:// URL with a host and without a query'),
    ),
  ),
  /** Sender, `Name <address>`; the name also signs the emails. */
  MEMBER_MAIL_FROM: v.optional(sender),
  MEMBER_RETRY_MS: v.optional(positive(3_600_000), '15000'),
  /** Content service for private entries, with its folder if it has one. */
  CONTENT_ORIGIN: v.optional(v.pipe(serviceAddress, requiresEncryption)),
  /** `name:password` for HTTP Basic authentication, sent to the content service only. */
  CONTENT_BASIC_AUTH: v.optional(login),
  CONTENT_KEY: v.optional(secret),
};

export type MembersConfig = v.InferOutput<v.ObjectSchema<typeof membersVariables, undefined>>;

interface OtherVariables {
  BILLING_ORIGIN?: string | undefined;
}

type Problem = { variable: keyof MembersConfig; problem: string };

/** Finds invalid combinations of variables. An emulator never replaces a real project. */
export function findMembersProblems(config: MembersConfig & OtherVariables): Problem[] {
  const { IDENTITY_PROJECT: project } = config;
  const problems: Problem[] = [];
  const add = (variable: keyof MembersConfig, problem: string) => problems.push({ variable, problem });
  if (project !== undefined) {
    for (const variable of ['MEMBER_MAIL_SMTP_URL', 'MEMBER_MAIL_FROM'] as const)
      if (config[variable] === undefined)
        add(variable, 'is missing: new members need an email with a link to set their password');
    if (config.BILLING_ORIGIN === undefined)
      add('IDENTITY_PROJECT', 'requires BILLING_ORIGIN: memberships are checked there');
  }
  for (const { variable, problem } of findEmulatorProblems(config)) add(variable, problem);
  if (config.CONTENT_KEY !== undefined && config.CONTENT_ORIGIN === undefined)
    add('CONTENT_KEY', 'requires CONTENT_ORIGIN');
  return problems;
}

const isDemo = (project: string): boolean => project.startsWith('demo-');

function findEmulatorProblems(config: MembersConfig): Problem[] {
  const problems: Problem[] = [];
  const add = (variable: keyof MembersConfig, problem: string) => problems.push({ variable, problem });
  const { IDENTITY_PROJECT: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = config;
  if (emulator !== undefined && (project === undefined || !isDemo(project)))
    add(
      'FIREBASE_AUTH_EMULATOR_HOST',
      'must not be set unless the project ID starts with demo-: the emulator accepts any token',
    );
  if (project === undefined) return problems;
  if (isDemo(project)) {
    if (emulator === undefined)
      add('IDENTITY_PROJECT', 'starts with demo-, which requires FIREBASE_AUTH_EMULATOR_HOST');
    if (!isThisMachine(new URL(config.RECORDS_ORIGIN).hostname))
      add('RECORDS_ORIGIN', 'must be on this machine if the project ID starts with demo-');
  } else if (config.IDENTITY_SERVICE_ACCOUNT === undefined)
    add('IDENTITY_SERVICE_ACCOUNT', 'is missing: IDENTITY_PROJECT requires it');
  else if (config.IDENTITY_SERVICE_ACCOUNT.project_id !== project)
    add('IDENTITY_SERVICE_ACCOUNT', 'belongs to another project than IDENTITY_PROJECT');
  return problems;
}

function parseServiceAccount(value: string): v.InferOutput<typeof serviceAccountKeys> | undefined {
  try {
    const source = value.trim().startsWith('{') ? value : readFileSync(value, 'utf8');
    const result = v.safeParse(serviceAccountKeys, JSON.parse(source));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function isLocalHost(value: string): boolean {
  const url = URL.parse(`http://${value}`);
  return url !== null && url.host === value && url.port !== '' && isThisMachine(url.hostname);
}

function isRelay(value: string): boolean {
  const url = URL.parse(value);
  // A query could turn TLS off.
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' && !url.search;
}
