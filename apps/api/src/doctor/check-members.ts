import { isThisMachine } from '@guildhall/safe-content';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { formatFailure, UpstreamError } from '@guildhall/upstream';
import type { Config } from '../config.ts';
import { connectIdentity } from '../members/firebase-identity.ts';
import { IdentityFailure, type Identity } from '../members/identity.ts';
import { fetchProjectProblems } from '../members/project-settings.ts';
import { connectRecords } from '../members/records.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { checkRelay } from './check-relay.ts';

/** An address and an id that nobody has: to look for them changes nothing. */
const nobody = { email: 'doctor@nobody.invalid', uid: 'doctor' };

/** Checks whether members can log in, be created, get mail, and read their records. Creates no member, sends no mail. */
export async function checkMembers(config: Config, onEvent: OnSupplierEvent): Promise<Finding[]> {
  const { IDENTITY_PROJECT: project } = config;
  if (project === undefined) return [note('members', 'nobody can log in (IDENTITY_PROJECT)')];
  const { DEADLINE_MS: deadlineMs } = config;
  let identity: Identity;
  try {
    identity = await connectIdentity({ ...config, deadlineMs });
  } catch {
    return [
      fix('identity', 'its service account cannot be used: see that IDENTITY_SERVICE_ACCOUNT is complete'),
    ];
  }
  try {
    const findings = await Promise.all([
      checkIdentity(config, identity, project),
      checkRecords(config, identity, project, onEvent),
      checkLogins(config, identity, project, onEvent),
      checkMail(config),
    ]);
    return findings.flat();
  } finally {
    await identity.close();
  }
}

async function checkIdentity(config: Config, identity: Identity, project: string): Promise<Finding[]> {
  const check = 'identity';
  try {
    await identity.findByEmail(nobody.email);
    if (config.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return [ok(check, 'the emulator answers')];
    return await checkProject(config, identity, project);
  } catch (error) {
    const said = error instanceof IdentityFailure ? `answered ${error.code}` : formatFailure(error);
    return [fix(check, `it ${said}: see that IDENTITY_PROJECT and IDENTITY_SERVICE_ACCOUNT are right`)];
  }
}

/** While the settings cannot be read, strangers may be able to sign up, and the api does not know. */
async function checkProject(
  config: Config,
  { fetchAccessToken }: Identity,
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
      : [ok(check, 'the project answers, and is set up as it must be')];
  } catch (error) {
    const said = error instanceof IdentityFailure ? `answered ${error.code}` : formatFailure(error);
    return [
      fix(
        check,
        `the project’s settings cannot be read (it ${said}), so it is unknown whether strangers can sign up: give the service account the role Firebase Authentication Admin`,
      ),
    ];
  }
}

async function checkRecords(
  config: Config,
  { fetchAccessToken }: Identity,
  project: string,
  onEvent: OnSupplierEvent,
): Promise<Finding[]> {
  const check = 'records';
  const { RECORDS_ORIGIN: origin, DEADLINE_MS: deadlineMs } = config;
  try {
    await connectRecords({ origin, project, deadlineMs, fetchAccessToken, onEvent }).read(nobody.uid);
    return [ok(check, 'they can be read')];
  } catch (error) {
    const isRefused = error instanceof UpstreamError && (error.status === 401 || error.status === 403);
    return [
      fix(
        check,
        isRefused
          ? 'the service account may not read them: give it the role Cloud Datastore User'
          : `their store ${formatFailure(error)}: see that RECORDS_ORIGIN is right, and that the project has a database`,
      ),
    ];
  }
}

/** Members without a login: somebody has deleted it, and the record and the subscription are still there. */
async function checkLogins(
  config: Config,
  { fetchAccessToken, findMissing }: Identity,
  project: string,
  onEvent: OnSupplierEvent,
): Promise<Finding[]> {
  const { RECORDS_ORIGIN: origin, DEADLINE_MS: deadlineMs } = config;
  const customers: string[] = [];
  try {
    for await (const page of connectRecords({
      origin,
      project,
      deadlineMs,
      fetchAccessToken,
      onEvent,
    }).list()) {
      const lost = new Set(await findMissing(page.map(({ uid }) => uid)));
      customers.push(
        ...page.flatMap(({ uid, chargeBeeId }) =>
          lost.has(uid) && chargeBeeId !== undefined ? [chargeBeeId] : [],
        ),
      );
    }
  } catch {
    // The checks of records and identities say why they cannot be read.
    return [];
  }
  if (customers.length === 0) return [ok('logins', 'every member’s record has its login')];
  const named = customers.slice(0, maxNamed).join(', ') + (customers.length > maxNamed ? ' …' : '');
  return [
    fix(
      'logins',
      `${customers.length} of the members’ records have none (customers ${named}): make a user with the customer’s address at the identity service, and a record with its id and this chargeBeeId`,
    ),
  ];
}

/** The most customers that are named. */
const maxNamed = 10;

async function checkMail({ MEMBER_MAIL_SMTP_URL: relay, DEADLINE_MS }: Config): Promise<Finding[]> {
  const check = 'members’ mails';
  if (relay === undefined) return [];
  const requireTLS = !isThisMachine(new URL(relay).hostname);
  return [
    await checkRelay(check, {
      ...{ url: relay, variable: 'MEMBER_MAIL_SMTP_URL', requireTLS, deadlineMs: DEADLINE_MS },
    }),
  ];
}
