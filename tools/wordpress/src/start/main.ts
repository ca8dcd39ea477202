// The WordPress of `npm run start:wordpress`, as one of its servers.
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { content } from '@guildhall/sandbox/content';
import { picture } from '@guildhall/sandbox/seed';
import { startWordPress } from '../harness/start-wordpress.ts';
import { createWordPressSeed } from '../seed/wordpress-seed.ts';
import { seedWordPress } from '../seed/seed-wordpress.ts';
import { createSandboxFiles } from './sandbox-files.ts';

/** Time between two runs of what WordPress has scheduled, ms. Visitors wait while it runs. */
const scheduleMs = 30_000;

const { env } = process;
const keptIn = join(env['CACHE_DIR'] ?? '', 'wordpress');
const seeded = join(keptIn, 'seeded');
const isSeeded = await access(seeded).then(
  () => true,
  () => false,
);
// An interrupted start has left a part.
if (!isSeeded) await rm(keptIn, { recursive: true, force: true });
await mkdir(keptIn, { recursive: true });

const sandbox = env['SANDBOX_ORIGIN'];
const wordPress = await startWordPress({
  serve: true,
  port: Number(env['WORDPRESS_PORT']),
  keptIn,
  ...(sandbox && { readElsewhere: createSandboxFiles(sandbox) }),
  constants: {
    WP_DEBUG: false,
    GUILDHALL_SITE_ORIGIN: env['SITE_ORIGIN'] ?? '',
    GUILDHALL_CONTENT_KEY: env['CONTENT_KEY'] ?? '',
    GUILDHALL_CONTENT_PREVIEW_KEY: env['CONTENT_PREVIEW_KEY'] ?? '',
    GUILDHALL_PREVIEW_SECRET: env['PREVIEW_SECRET'] ?? '',
    GUILDHALL_CONTENT_WEBHOOK_SECRET: env['CONTENT_WEBHOOK_SECRET'] ?? '',
  },
});
if (!isSeeded) {
  console.log('writing the content into WordPress …');
  await seedWordPress(wordPress, createWordPressSeed(content, { origin: wordPress.origin, picture }));
  await writeFile(seeded, '');
}

let isOver = false;
let timer: NodeJS.Timeout | undefined;
const runScheduled = async () => {
  await wordPress.request('/wp-cron.php?doing_wp_cron').catch((error: unknown) => {
    if (!isOver) console.error(error);
  });
  if (!isOver) timer = setTimeout(() => void runScheduled(), scheduleMs);
};
timer = setTimeout(() => void runScheduled(), scheduleMs);

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    isOver = true;
    clearTimeout(timer);
    void wordPress.stop().then(() => process.exit(0));
  });
console.log(`wordpress listening on ${wordPress.origin}`);
