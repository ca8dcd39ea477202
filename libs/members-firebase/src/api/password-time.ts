import { createUpstream } from '@guildhall/upstream';
import * as v from 'valibot';

const lookupSchema = v.object({
  users: v.optional(
    v.array(
      v.object({ emailVerified: v.optional(v.boolean(), false), passwordUpdatedAt: v.optional(v.number()) }),
    ),
    [],
  ),
});

export interface PasswordTimeOptions {
  project: string;
  fetchAccessToken: () => Promise<string>;
  deadlineMs: number;
  origin: string;
  /** Path of the service's first version. */
  path: string;
  fetch?: typeof fetch | undefined;
}

/**
 * Reads when the password of a login was last changed, which the SDK leaves out of what it reads. Until its address is confirmed, the
 * password is a random one.
 */
export function createPasswordTimes({
  project,
  path,
  fetchAccessToken,
  fetch,
  ...options
}: PasswordTimeOptions) {
  const upstream = createUpstream({ name: 'identity', ...options, ...(fetch && { fetch }) });
  return async (uid: string): Promise<number | undefined> => {
    const response = await upstream.sendJson(
      `${path}/projects/${project}/accounts:lookup`,
      { localId: [uid] },
      { headers: { authorization: `Bearer ${await fetchAccessToken()}` }, repeatable: true },
    );
    const [user] = v.parse(lookupSchema, response).users;
    return user?.emailVerified ? user.passwordUpdatedAt && Math.floor(user.passwordUpdatedAt) : undefined;
  };
}
