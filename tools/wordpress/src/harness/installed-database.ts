import { createHash } from 'node:crypto';
import { access, copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';
import { createPhp, documentRoot } from './create-php.ts';
import { databaseFile, writeSiteFolder } from './site-folder.ts';
import type { WordPressFiles } from './wordpress-files.ts';

/** The logins of every WordPress that this starts, by role. Each password is the login. */
export const logins = {
  administrator: 'admin',
  editor: 'editor',
  author: 'author',
  subscriber: 'subscriber',
};

const install = `<?php
define( 'WP_INSTALLING', true );
require '${documentRoot}/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
$result = wp_install( 'A WordPress for tests', '${logins.administrator}', 'admin@example.org', true, '', '${logins.administrator}' );
foreach ( array( 'editor', 'author', 'subscriber' ) as $role ) {
	wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'user_email' => $role . '@example.org', 'role' => $role ) );
}
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'Europe/Copenhagen' );
echo is_wp_error( $result ) ? $result->get_error_message() : 'installed';
`;

/**
 * Provides the database of a new WordPress, without a plug-in. It is installed once, and then copied.
 *
 * @throws Error if WordPress could not be installed
 */
export async function provideInstalledDatabase(files: WordPressFiles): Promise<string> {
  const version = createHash('sha256').update(files.core).update(install).digest('hex').slice(0, 12);
  const kept = join(cacheFolder, `installed-${version}.sqlite`);
  if (
    await access(kept).then(
      () => true,
      () => false,
    )
  )
    return kept;
  const folder = await mkdtemp(join(cacheFolder, 'installing-'));
  try {
    await writeSiteFolder({ folder, origin: 'http://wordpress.invalid', plugins: [], constants: {} });
    const php = await createPhp({ files, folder, plugins: {} });
    const { text, errors } = await php.run({ code: install });
    php.exit();
    if (text !== 'installed') throw new Error(`WordPress could not be installed: ${text}\n${errors}`);
    const made = `${folder}.sqlite`;
    await copyFile(join(folder, databaseFile), made);
    await rename(made, kept);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return kept;
}
