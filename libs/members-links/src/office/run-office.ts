import { randomUUID } from 'node:crypto';
import { isEmailAddress, isReachableAddress } from '@guildhall/api-contract/email';
import type { StoragePlace } from '@guildhall/server-kit/storage';
import { openLinkStore, type LinkStore } from '../api/link-store.ts';

const usage = `members list
members add <email> [customer]
members disable <email>
members enable <email>
members log-out <email>
members remove <email>`;

/** A command that cannot be carried out; its message is for people. */
class OfficeError extends Error {
  override readonly name = 'OfficeError';
}

interface OfficeOptions {
  /** Folder of the api's files, or the URL of its database. */
  folder: StoragePlace;
  /** Command and its values, as on a command line. */
  command: readonly string[];
  /** Called with each line of the output. */
  print: (line: string) => void;
}

/**
 * Lists, adds, disables, logs out and removes members, whose logins have no console of a vendor. It works on the file of
 * the api, also while that runs. Returns the exit code.
 *
 * @example
 * process.exitCode = await runOffice({ folder, command: process.argv.slice(2), print: console.log });
 */
export async function runOffice({ folder, command, print }: OfficeOptions): Promise<number> {
  const store = openLinkStore(folder);
  try {
    const [name = '', typed = '', customerId] = command;
    const email = typed.trim();
    if (name === 'list') await list(store, print);
    else if (Object.hasOwn(commands, name) && isEmailAddress(email))
      print(await commands[name as CommandName](store, email, customerId));
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

type CommandName = 'add' | 'disable' | 'enable' | 'log-out' | 'remove';

type Command = (store: LinkStore, email: string, customerId: string | undefined) => Promise<string>;

const commands: Record<CommandName, Command> = {
  async add(store, email, customerId) {
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

async function findUid(store: LinkStore, email: string): Promise<string> {
  const found = await store.findByEmail(email);
  if (!found) throw new OfficeError('There is no member with this email address.');
  return found.uid;
}

async function list(store: LinkStore, print: (line: string) => void): Promise<void> {
  for (let last = ''; ;) {
    const page = await store.listMembers(last);
    for (const { email, customerId, isDisabled, isConfirmed } of page) {
      const state = isDisabled ? 'disabled' : isConfirmed ? 'has logged in' : 'has not logged in yet';
      // Without control characters, which could move the cursor of this terminal.
      print([email.replace(/\p{C}/gu, ' '), customerId ?? 'no customer', state].join('\t'));
    }
    const end = page.at(-1);
    if (!end) return;
    last = end.uid;
  }
}
