import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { IdentityFailure, type IdentityService, type OnSupplierEvent } from '@guildhall/suppliers';
import { formatFailure, UpstreamError } from '@guildhall/upstream';
import { getRecordsOrigin, type FirebaseSettings } from './firebase-config.ts';
import { connectIdentity } from './firebase-identity.ts';
import { fetchProjectProblems } from './project-settings.ts';
import { connectRecords } from './records.ts';

/** An email address and an ID that no member has. */
const nobody = { email: 'doctor@nobody.invalid', uid: 'doctor' };

/** Checks logins and records of members. Creates no member. */
export async function checkFirebase(config: FirebaseSettings, onEvent: OnSupplierEvent): Promise<Finding[]> {
  const { IDENTITY_PROJECT: project } = config;
  if (project === undefined) return [note('members', 'login is off: IDENTITY_PROJECT is not set')];
  const { DEADLINE_MS: deadlineMs } = config;
  let identity: IdentityService;
  try {
    identity = await connectIdentity({ ...config, deadlineMs });
  } catch {
    return [
      fix('identity', 'the service account cannot be used: check that IDENTITY_SERVICE_ACCOUNT is complete'),
    ];
  }
  try {
    const findings = await Promise.all([
      checkIdentity(config, identity, project),
      checkRecords(config, identity, project, onEvent),
      checkLogins(config, identity, project, onEvent),
    ]);
    return findings.flat();
  } finally {
    await identity.close();
  }
}

async function checkIdentity(
  config: FirebaseSettings,
  identity: IdentityService,
  project: string,
): Promise<Finding[]> {
  const check = 'identity';
  try {
    await identity.findByEmail(nobody.email);
    if (config.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return [ok(check, 'the emulator responds')];
    return await checkProject(config, identity, project);
  } catch (error) {
    const failure = error instanceof IdentityFailure ? `responded with ${error.code}` : formatFailure(error);
    return [
      fix(check, `the identity service ${failure}: check IDENTITY_PROJECT and IDENTITY_SERVICE_ACCOUNT`),
    ];
  }
}

/** Unreadable settings are a finding: they may let strangers sign up without the api knowing. */
async function checkProject(
  config: FirebaseSettings,
  { fetchAccessToken }: IdentityService,
  project: string,
): Promise<Finding[]> {
  const check = 'identity';
  try {
    const problems = await fetchProjectProblems({
      project,
      fetchAccessToken,
      deadlineMs: config.DEADLINE_MS,
    });
    return problems.length > 0
      ? problems.map((problem) => fix(check, problem))
      : [ok(check, 'the project responds and is set up correctly')];
  } catch (error) {
    const failure = error instanceof IdentityFailure ? `responded with ${error.code}` : formatFailure(error);
    return [
      fix(
        check,
        `the project’s settings cannot be read (it ${failure}), so strangers may be able to sign up: grant the service account the role Firebase Authentication Admin`,
      ),
    ];
  }
}

async function checkRecords(
  config: FirebaseSettings,
  { fetchAccessToken }: IdentityService,
  project: string,
  onEvent: OnSupplierEvent,
): Promise<Finding[]> {
  const check = 'records';
  const { DEADLINE_MS: deadlineMs } = config;
  const origin = getRecordsOrigin(config);
  try {
    await connectRecords({ origin, project, deadlineMs, fetchAccessToken, onEvent }).find(nobody.uid);
    return [ok(check, 'records can be read')];
  } catch (error) {
    const isRefused = error instanceof UpstreamError && (error.status === 401 || error.status === 403);
    return [
      fix(
        check,
        isRefused
          ? 'the service account cannot read records: grant it the role Cloud Datastore User'
          : `the record store ${formatFailure(error)}: check that the project has a database`,
      ),
    ];
  }
}

/** Finds members whose login was deleted while their record and subscription remain. */
async function checkLogins(
  config: FirebaseSettings,
  { fetchAccessToken, listMissing }: IdentityService,
  project: string,
  onEvent: OnSupplierEvent,
): Promise<Finding[]> {
  const { DEADLINE_MS: deadlineMs } = config;
  const origin = getRecordsOrigin(config);
  const customers: string[] = [];
  try {
    for await (const page of connectRecords({
      origin,
      project,
      deadlineMs,
      fetchAccessToken,
      onEvent,
    }).list()) {
      const withoutLogin = new Set(await listMissing(page.map(({ uid }) => uid)));
      customers.push(
        ...page.flatMap(({ uid, customerId }) =>
          withoutLogin.has(uid) && customerId !== undefined ? [customerId] : [],
        ),
      );
    }
  } catch {
    // The other checks report why records or identities cannot be read.
    return [];
  }
  if (customers.length === 0) return [ok('logins', 'every member’s record has a login')];
  const named = customers.slice(0, maxNamed).join(', ') + (customers.length > maxNamed ? ' …' : '');
  return [
    fix(
      'logins',
      `${customers.length} of the members’ records have no login (customers ${named}): for each, create a user with the customer’s email address at the identity service, and a record with that user’s ID and the customer’s customerId`,
    ),
  ];
}

const maxNamed = 10;
