import { readFileSync } from 'node:fs';
import { isEmailAddress } from '@guildhall/api-contract';
import { isEncryptedOrLocal, isThisMachine } from '@guildhall/safe-content';
import { login, origin, positive, serviceAddress } from '@guildhall/server-kit';
import * as v from 'valibot';

const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'is not a key'));

/** https, except on this machine: calls there carry a secret. */
const requiresEncryption = v.check(
  (value: string) => isEncryptedOrLocal(new URL(value)),
  'must be an https address (http only on this machine)',
);
const secretOrigin = v.pipe(origin, requiresEncryption);

const serviceAccountKeys = v.object({
  project_id: v.string(),
  client_email: v.string(),
  private_key: v.string(),
});

/** The key file of a service account, as the vendor gives it: its JSON, or the path to it. */
const serviceAccount = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    // The value is not quoted in the message: it holds a private key.
    const account = parseServiceAccount(dataset.value);
    if (account) return account;
    addIssue({ message: 'is not the JSON of a service account key, nor the path to one' });
    return NEVER;
  }),
);

/** `Name <address>`, or an address alone. */
const sender = v.pipe(
  v.string(),
  v.transform((value) =>
    /^(?:(?<name>[^<>"\r\n]*[^<>"\s])\s*<(?<bracketed>[^<>]+)>|(?<plain>\S+))$/.exec(value.trim()),
  ),
  v.check(
    (found) => isEmailAddress(found?.groups?.['bracketed'] ?? found?.groups?.['plain'] ?? ''),
    'is no sender',
  ),
  v.transform((found) => ({
    name: found?.groups?.['name'],
    address: found?.groups?.['bracketed'] ?? found?.groups?.['plain'] ?? '',
  })),
);

/** Who logs in, and where members' records are. Without `IDENTITY_PROJECT` there are no members. */
export const membersVariables = {
  /** The identity service's project, e.g. `guildhall-live`. Names that begin with `demo-` are for the emulator. */
  IDENTITY_PROJECT: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'is no id of a project')),
  ),
  /** The emulator's `host:port`, on this machine. It believes every token. */
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.check(isLocalHost, 'must be a host and port on this machine')),
  ),
  /** The service account by which identities are made and records written. */
  IDENTITY_SERVICE_ACCOUNT: v.optional(serviceAccount),
  /** Where members' records are. */
  RECORDS_ORIGIN: v.optional(secretOrigin, 'https://firestore.googleapis.com'),
  /**
   * The mail relay of members' mails: `smtps://name:password@host`, or `smtp://`, with STARTTLS unless on this machine.
   */
  MEMBER_MAIL_SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isRelay, 'must begin with smtp:// or smtps:// and name a host, without a query'),
    ),
  ),
  /** The sender of these mails: `Name <address>`; the name also signs them. */
  MEMBER_MAIL_FROM: v.optional(sender),
  /** How often a failed creation of a member is tried again, ms. */
  MEMBER_RETRY_MS: v.optional(positive(3_600_000), '15000'),
  /** The content service, for private entries, with the folder it lives in, if any. */
  CONTENT_ORIGIN: v.optional(v.pipe(serviceAddress, requiresEncryption)),
  /** `name:password`, for a content service behind HTTP Basic authentication. Sent to it, and nowhere else. */
  CONTENT_BASIC_AUTH: v.optional(login),
  /** The key of private entries at the content service. */
  CONTENT_KEY: v.optional(secret),
};

/** The members' part of the api's configuration. */
export type MembersConfig = v.InferOutput<v.ObjectSchema<typeof membersVariables, undefined>>;

interface OtherVariables {
  BILLING_ORIGIN?: string | undefined;
}

type Problem = { variable: keyof MembersConfig; problem: string };

/** What is wrong with members' variables taken together. An emulator never replaces a real project. */
export function findMembersProblems(config: MembersConfig & OtherVariables): Problem[] {
  const { IDENTITY_PROJECT: project } = config;
  const problems: Problem[] = [];
  const add = (variable: keyof MembersConfig, problem: string) => problems.push({ variable, problem });
  if (project !== undefined) {
    for (const variable of ['MEMBER_MAIL_SMTP_URL', 'MEMBER_MAIL_FROM'] as const)
      if (config[variable] === undefined)
        add(variable, 'is missing: without it new members get no link to set their password');
    if (config.BILLING_ORIGIN === undefined)
      add('IDENTITY_PROJECT', 'is of no use without BILLING_ORIGIN: memberships are known there');
  }
  for (const { variable, problem } of findEmulatorProblems(config)) add(variable, problem);
  if (config.CONTENT_KEY !== undefined && config.CONTENT_ORIGIN === undefined)
    add('CONTENT_KEY', 'is of no use without CONTENT_ORIGIN');
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
      'must not be set for a project that is not called demo-…: every token would be believed',
    );
  if (project === undefined) return problems;
  if (isDemo(project)) {
    if (emulator === undefined)
      add('IDENTITY_PROJECT', 'is one of the emulator, and needs FIREBASE_AUTH_EMULATOR_HOST');
    if (!isThisMachine(new URL(config.RECORDS_ORIGIN).hostname))
      add('RECORDS_ORIGIN', 'must be on this machine for a project of the emulator');
  } else if (config.IDENTITY_SERVICE_ACCOUNT === undefined)
    add('IDENTITY_SERVICE_ACCOUNT', 'is missing, and IDENTITY_PROJECT is of no use without it');
  else if (config.IDENTITY_SERVICE_ACCOUNT.project_id !== project)
    add('IDENTITY_SERVICE_ACCOUNT', 'is of another project than IDENTITY_PROJECT');
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
  // A query could switch TLS off.
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' && !url.search;
}
