import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { createUpstream, formatFailure } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { connectPrivateEntries } from '../members/private-entries.ts';
import { findPrivateEntry, type ReadPublicly } from './find-private-entry.ts';
import { isUnauthorized } from './is-unauthorized.ts';

const check = 'private entries';

const withContent = v.object({ content: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/**
 * Whether a private entry comes complete with the api's key, and without its content for everybody else.
 *
 * @param named the path of a private entry; one that public pages link to when not given
 */
export async function checkPrivateEntries(config: Config, named?: string): Promise<Finding[]> {
  const { CONTENT_ORIGIN: origin, CONTENT_KEY: contentKey, CONTENT_BASIC_AUTH: login } = config;
  if (config.IDENTITY_PROJECT === undefined) return [];
  if (origin === undefined || contentKey === undefined)
    return [note(check, 'members cannot read any: set CONTENT_ORIGIN and CONTENT_KEY')];
  const options = { origin, login, deadlineMs: config.DEADLINE_MS, onEvent: () => undefined };
  const content = createUpstream({ name: 'content', ...options });
  const readPublicly: ReadPublicly = (path) => content.readJson(path);
  try {
    const path = named ?? (await findPrivateEntry(readPublicly, [origin, config.SITE_ORIGIN]));
    if (path === undefined) return [note(check, notFound)];
    const found = await readPublicly(`/wp-json/entry/api?path=${encodeURIComponent(path)}`);
    if (v.is(withContent, found))
      return [
        fix(
          check,
          `${path} comes with its content without CONTENT_KEY: everybody can read it, or it is public`,
        ),
      ];
    return [await checkKey(path, connectPrivateEntries({ ...options, contentKey }))];
  } catch (error) {
    return [fix(check, describeFailure(error, login))];
  }
}

const notFound =
  'no public page links to one, so CONTENT_KEY was not tried: name one, as in npm run doctor -- --private-entry /members/news';

async function checkKey(path: string, read: ReturnType<typeof connectPrivateEntries>): Promise<Finding> {
  const isComplete = await read(path).catch((error: unknown) => {
    if (isUnauthorized(error)) return undefined;
    throw error;
  });
  return isComplete
    ? ok(check, `${path} comes complete with CONTENT_KEY`)
    : fix(
        check,
        `${path} comes without its content: see that CONTENT_KEY is the key of the content service, and that the page is there`,
      );
}

function describeFailure(error: unknown, login: string | undefined): string {
  if (isUnauthorized(error))
    return login === undefined
      ? 'the content service asks for a name and a password: set CONTENT_BASIC_AUTH'
      : 'the content service refuses the name and password of CONTENT_BASIC_AUTH';
  return `the content service ${formatFailure(error)}: see that CONTENT_ORIGIN is right, and that it can be reached from here`;
}
