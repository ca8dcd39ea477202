import type { ConnectLogins, IdentityData } from '@guildhall/browser-suppliers';

/** Data for the test of logins. */
export interface LoginsProof {
  /** Data from the site's part. */
  data: IdentityData;
}

const token = 'a-token-of-the-member';

/**
 * Proves what the members' area expects of an identity supplier's records: nothing is called before it is needed, a token
 * is in no URL, a missing record is empty, and one that cannot be read is an error.
 *
 * @throws Error that says which promise is broken
 */
export async function proveLogins(connectLogins: ConnectLogins, { data }: LoginsProof): Promise<void> {
  const requests: Request[] = [];
  const connect = (status: number) =>
    connectLogins(data, async (input, init) => {
      const address = input instanceof Request ? input : new URL(String(input), 'https://www.house.example');
      requests.push(new Request(address, init));
      return Response.json({}, { status });
    });
  const logins = connect(404);
  assertKept(requests.length === 0, 'it calls the supplier before anything is needed');
  const missing = await logins.readRecord('a/member', token);
  assertKept(Object.keys(missing).length === 0, 'a missing record is not empty');
  assertKept(requests.length > 0, 'it reads no record');
  for (const { url, headers } of requests) {
    assertKept(!url.includes(token), 'it puts the token into a URL');
    assertKept(!url.includes('a/member'), 'it does not encode the ID of a member');
    assertKept(headers.get('authorization')?.endsWith(token) === true, 'it sends no token');
  }
  for (const status of [401, 403, 500])
    assertKept(await isRejected(connect(status).readRecord('a', token)), `status ${status} is no error`);
}

async function isRejected(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    () => true,
  );
}

function assertKept(isKept: boolean, broken: string): asserts isKept {
  if (!isKept) throw new Error(`The logins break a promise: ${broken}`);
}
