import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { isUnauthorized } from '@guildhall/suppliers';
import { createUpstream, formatFailure } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { connectPrivateEntries } from '../members/private-entries.ts';
import { findPrivateEntry, type ReadPublicly } from './find-private-entry.ts';

const check = 'private entries';

const withContent = v.object({ content: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/**
 * Checks that a private entry is complete with the api's key, and has no content without it.
 *
 * @param named path of a private entry; by default one that public pages link to
 */
export async function checkPrivateEntries(config: Config, named?: string): Promise<Finding[]> {
  const { CONTENT_ORIGIN: origin, CONTENT_KEY: contentKey, CONTENT_BASIC_AUTH: login } = config;
  if (origin === undefined || contentKey === undefined)
    return [note(check, 'members cannot read private entries: set CONTENT_ORIGIN and CONTENT_KEY')];
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
          `${path} has its content without CONTENT_KEY, so everyone can read it: make it private in the content service, or name a private entry`,
        ),
      ];
    return [await checkKey(path, connectPrivateEntries({ ...options, contentKeys: [contentKey] }))];
  } catch (error) {
    return [fix(check, describeFailure(error, login))];
  }
}

const notFound =
  'CONTENT_KEY was not checked, because no public page links to a private entry: name one, as in npm run doctor -- --private-entry /members/news';

async function checkKey(path: string, read: ReturnType<typeof connectPrivateEntries>): Promise<Finding> {
  const isComplete = await read(path).catch((error: unknown) => {
    if (isUnauthorized(error)) return undefined;
    throw error;
  });
  return isComplete
    ? ok(check, `${path} is complete with CONTENT_KEY`)
    : fix(
        check,
        `${path} has no content with CONTENT_KEY: check that this is the content service’s key, and that the page exists`,
      );
}

function describeFailure(error: unknown, login: string | undefined): string {
  if (isUnauthorized(error))
    return login === undefined
      ? 'the content service requires a name and password: set CONTENT_BASIC_AUTH'
      : 'the content service rejects the name and password in CONTENT_BASIC_AUTH';
  return `the content service ${formatFailure(error)}: check CONTENT_ORIGIN, and that this machine can reach it`;
}
