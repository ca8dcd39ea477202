import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findKnownAddress } from './known-address.ts';
import { startMembersStack } from './members-stack.ts';
import { firstOrganisation } from './organisations.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import type { Stack } from './stack.ts';

/** A product whose content is that of a real WordPress, with the sandbox's other suppliers. */
export interface WordPressStack extends Stack {
  wordPress: ServerProcess;
  /** Folder of the site's cache. */
  cacheFolder: string;
}

/** Secrets of WordPress and the api. */
export const contentKey = 'a-key-for-members-pages';

/** Secrets of WordPress and the site. */
const siteSecrets = {
  CONTENT_PREVIEW_KEY: 'a-key-for-previews',
  PREVIEW_SECRET: 'a-secret-for-previews',
  CONTENT_WEBHOOK_SECRET: 'a-secret-for-content-events',
};

/** Starts the WordPress of `npm run start:wordpress` without content, and the product with it. */
export async function startWordPressStack(): Promise<WordPressStack> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-wordpress-'));
  // Journeys write the content that they read: that of the sandbox would take a minute.
  await mkdir(join(folder, 'wordpress'));
  await writeFile(join(folder, 'wordpress/seeded'), '');
  const address = await findKnownAddress();
  const wordPress = await startServer({
    main: 'tools/wordpress/src/start/main.ts',
    env: {
      WORDPRESS_PORT: '0',
      CACHE_DIR: folder,
      SITE_ORIGIN: address.SITE_ORIGIN,
      CONTENT_KEY: contentKey,
      ...siteSecrets,
    },
  });
  const stack = await startMembersStack(
    { CONTENT_KEY: contentKey, DEADLINE_MS: '15000' },
    {},
    firstOrganisation,
    () => ({
      ...address,
      CONTENT_ORIGIN: wordPress.origin,
      CONTENT_BASIC_AUTH: '',
      // PHP as WebAssembly answers one request after another.
      DEADLINE_MS: '30000',
      ...siteSecrets,
    }),
  );
  return {
    ...stack,
    wordPress,
    cacheFolder: join(stack.dataFolder, '../cache'),
    async stop() {
      await stack.stop();
      await wordPress.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
