import { randomUUID } from 'node:crypto';
import { isEmailAddress, isReachableAddress } from '@guildhall/api-contract/email';
import { findProfileProblem } from '@guildhall/api-contract/members';
import type { ProfileFields } from '@guildhall/organisation';
import type { StoragePlace } from '@guildhall/server-kit/storage';
import { openLinkStore, type LinkStore } from '../api/link-store.ts';
import type { StoredMember } from '../api/member-table.ts';

const usage = `members list
members show <email>
members add <email> [customer]
members set <email> <field> [value]
members disable <email>
members enable <email>
members log-out <email>
members remove <email>`;

/** A command that cannot be carried out; its message is for people. */
class OfficeError extends Error {
  override readonly name = 'OfficeError';
}

/** A command about members, and the file that it works on. */
interface OfficeOptions {
  /** Folder of the api's files, or the URL of its database. */
  folder: StoragePlace;
  /** Command and its values, as on a command line. */
  command: readonly string[];
  /**
   * Facts of the organisation, whose profile fields the office sees and changes.
   * @default no fields
   */
  organisation?: { profileFields: ProfileFields };
  /** Called with each line of the output. */
  print: (line: string) => void;
}

/**
 * Lists, shows, adds, changes, disables, logs out and removes members, whose logins have no console of a vendor. It works on the file of
 * the api, also while that runs. Returns the exit code.
 *
 * @example
 * const command = process.argv.slice(2);
 * process.exitCode = await runOffice({ folder, organisation, command, print: console.log });
 */
export async function runOffice({ folder, organisation, command, print }: OfficeOptions): Promise<number> {
  const store = openLinkStore(folder);
  try {
    const [name = '', typed = '', ...values] = command;
    const fields = organisation?.profileFields ?? {};
    const email = typed.trim();
    if (name === 'list') await list(store, print);
    else if (Object.hasOwn(commands, name) && isEmailAddress(email))
      print(await commands[name as CommandName](store, email, { values, fields }));
    else {
      print(usage);
      return 2;
    }
    return 0;
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    print(error.message);
    return 1;
  } finally {
    await store.close();
  }
}

type CommandName = 'show' | 'add' | 'set' | 'disable' | 'enable' | 'log-out' | 'remove';

interface CommandValues {
  /** Words after the email address. */
  values: readonly string[];
  fields: ProfileFields;
}

type Command = (store: LinkStore, email: string, given: CommandValues) => Promise<string>;

const commands: Record<CommandName, Command> = {
  // All that is stored of a member, to be handed over on request.
  async show(store, email, { fields }) {
    const found = await findMember(store, email);
    const customer = (await store.readRecord(found.uid))?.customerId;
    const profile = Object.entries((await store.findProfile(found.uid)) ?? {}).map(([name, value]) => [
      fields[name]?.label ?? name,
      value,
    ]);
    const rows = [['email', found.email], ['name', found.name], ['customer', customer ?? ''], ...profile];
    return rows.map((row) => row.map(toOneLine).join('\t')).join('\n');
  },
  async set(store, email, { values: [name = '', ...words], fields }) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field)
      throw new OfficeError(
        `The organisation has no such field: ${Object.keys(fields).join(', ') || 'none'}`,
      );
    if (field.changedBy === 'nobody') throw new OfficeError('This field is changed by nobody.');
    const value = words.join(' ').trim();
    const problem = findProfileProblem({ ...field, required: false }, value);
    if (problem)
      throw new OfficeError(problem === 'tooLong' ? 'This is too long.' : `This is no ${field.type}.`);
    await store.changeProfile((await findMember(store, email)).uid, { [name]: value });
    return value === '' ? 'Removed.' : 'Saved.';
  },
  async add(store, email, { values: [customerId] }) {
    if (!isReachableAddress(email))
      throw new OfficeError('Links cannot be sent to this address: use one without accents before the @.');
    const uid = randomUUID();
    if (!(await store.addMember({ uid, email, name: '' }, Date.now())))
      throw new OfficeError('There is a member with this email address.');
    if (customerId !== undefined) await store.addRecord(uid, customerId);
    return 'Added. The member can request a link on the login page.';
  },
  async disable(store, email) {
    await store.setDisabled(await findUid(store, email), true);
    return 'Disabled, and logged out everywhere.';
  },
  async enable(store, email) {
    await store.setDisabled(await findUid(store, email), false);
    return 'Enabled.';
  },
  async 'log-out'(store, email) {
    await store.endAll(await findUid(store, email));
    return 'Logged out everywhere.';
  },
  async remove(store, email) {
    await store.removeMember(await findUid(store, email));
    return 'Removed, with the record and all sessions.';
  },
};

async function findMember(store: LinkStore, email: string): Promise<StoredMember> {
  const found = await store.findByEmail(email);
  if (!found) throw new OfficeError('There is no member with this email address.');
  return found;
}

const findUid = async (store: LinkStore, email: string): Promise<string> =>
  (await findMember(store, email)).uid;

/** Without control characters, which could move the cursor of this terminal. */
const toOneLine = (text: string): string => text.replace(/\p{C}/gu, ' ');

async function list(store: LinkStore, print: (line: string) => void): Promise<void> {
  for (let last = ''; ;) {
    const page = await store.listMembers(last);
    for (const { email, customerId, isDisabled, isConfirmed } of page) {
      const state = isDisabled ? 'disabled' : isConfirmed ? 'has logged in' : 'has not logged in yet';
      print([toOneLine(email), customerId ?? 'no customer', state].join('\t'));
    }
    const end = page.at(-1);
    if (!end) return;
    last = end.uid;
  }
}
