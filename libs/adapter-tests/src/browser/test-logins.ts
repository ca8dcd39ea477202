import type { ConnectLogins } from '@guildhall/browser-suppliers';
import { proveLogins, type LoginsProof } from './prove-logins.ts';
import type { TestRunner } from '../test-runner.ts';

/**
 * Tests what the members' area expects of an identity supplier's records: nothing is called before it is needed, a token
 * is in no URL, a missing record is empty, and one that cannot be read is an error.
 *
 * @example
 * testLogins(vitest, 'Keyring in browsers', connectKeyringLogins, { data: { address: 'https://keyring.example' } });
 */
export function testLogins(
  { it }: TestRunner,
  title: string,
  connectLogins: ConnectLogins,
  proof: LoginsProof,
): void {
  it(`${title}: calls nothing early, keeps tokens out of URLs, and tells a missing record from an unreadable one`, () =>
    proveLogins(connectLogins, proof));
}
