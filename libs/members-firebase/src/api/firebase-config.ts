import { readFileSync } from 'node:fs';
import type { ConfigurationProblem, HostSettings } from '@guildhall/suppliers';
import * as v from 'valibot';
import { isLocalHost } from '../login-data/local-host.ts';

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

/** Variables of logins and records. Without `IDENTITY_PROJECT` there are none. */
export const firebaseVariables = {
  /** Project ID, e.g. `guildhall-live`. IDs that begin with `demo-` are for the emulator. */
  IDENTITY_PROJECT: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be a project ID')),
  ),
  /** Local `host:port` of a stand-in for identities and records. It accepts every token. */
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.check(isLocalHost, 'must be a host and port on this machine')),
  ),
  /** Service account that creates identities and writes records. */
  IDENTITY_SERVICE_ACCOUNT: v.optional(serviceAccount),
};

/** The variables of logins and records, as they were read. The service account is its parsed key. */
export type FirebaseConfig = v.InferOutput<v.ObjectSchema<typeof firebaseVariables, undefined>>;

export type FirebaseSettings = HostSettings & FirebaseConfig;

const isDemo = (project: string): boolean => project.startsWith('demo-');

/** Returns the origin of the records: an emulator has those of its members too. */
export function getRecordsOrigin({
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
}: Pick<FirebaseConfig, 'FIREBASE_AUTH_EMULATOR_HOST'>): string {
  return emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
}

/** Finds invalid combinations of variables. An emulator never replaces a real project. */
export function findFirebaseProblems(config: FirebaseConfig): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  const add = (variable: keyof FirebaseConfig, problem: string) => problems.push({ variable, problem });
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
