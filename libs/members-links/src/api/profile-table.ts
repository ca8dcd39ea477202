import type { Database, Queries } from '@guildhall/server-kit/storage';

/** Values of a member's profile fields, by field. */
type Profile = Readonly<Record<string, string>>;

/** The methods for profile fields, which are in the rows of `members`. Each is one transaction. */
export function createProfileTable({ inTransaction, rows }: Pick<Database, 'inTransaction' | 'rows'>) {
  return {
    findProfile: (uid: string): Promise<Profile | undefined> => findProfile({ rows }, uid),
    /** Sets these values and keeps the others; blank text removes one. */
    changeProfile: (uid: string, changes: Profile): Promise<Profile | undefined> =>
      inTransaction(async (queries) => {
        const before = await findProfile(queries, uid);
        if (!before) return undefined;
        const values = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== '');
        const profile = Object.fromEntries(values);
        await queries.run('UPDATE members SET profile = $profile WHERE uid = $uid', {
          ...{ uid, profile: JSON.stringify(profile) },
        });
        return profile;
      }),
  };
}

async function findProfile({ rows }: Pick<Queries, 'rows'>, uid: string): Promise<Profile | undefined> {
  const [row] = await rows('SELECT profile FROM members WHERE uid = $uid', { uid });
  return row && (JSON.parse(String(row['profile'])) as Profile);
}
