import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface SiteFolderOptions {
  folder: string;
  origin: string;
  /** A database that was installed before, for a folder that has none. */
  database?: string;
  /** Names of the folders that are mounted as plug-ins. */
  plugins: readonly string[];
  /** PHP constants of this WordPress. */
  constants: Readonly<Record<string, string | number | boolean>>;
}

/** The database's file in a folder of a WordPress. */
export const databaseFile = 'database.sqlite';

/** Writes the files of one WordPress: its configuration, `wp-content` and the installed database. */
export async function writeSiteFolder(options: SiteFolderOptions): Promise<void> {
  const { folder, origin, database, plugins, constants } = options;
  const content = join(folder, 'wp-content');
  for (const name of ['themes', 'uploads', 'mu-plugins/sqlite', ...plugins.map((each) => `plugins/${each}`)])
    await mkdir(join(content, name), { recursive: true });
  if (database) await cp(database, join(folder, databaseFile), { force: false });
  await writeFile(join(content, 'db.php'), dropIn);
  await writeFile(
    join(folder, 'wp-config.php'),
    createConfiguration({ WP_HOME: origin, WP_SITEURL: origin, ...constants }),
  );
}

const dropIn = `<?php
define( 'DB_ENGINE', 'sqlite' );
require_once WP_CONTENT_DIR . '/mu-plugins/sqlite/wp-includes/sqlite/db.php';
`;

/** WordPress's own defaults; what is in `constants` takes precedence. */
function createConfiguration(constants: SiteFolderOptions['constants']): string {
  const all = {
    DB_NAME: 'wordpress',
    DB_DIR: '/site',
    DB_FILE: databaseFile,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: '/site/errors.log',
    // Nothing leaves this machine unasked, and no request does another one's work.
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: 'localhost,127.0.0.1',
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    DISALLOW_FILE_MODS: true,
    FS_METHOD: 'direct',
    ...Object.fromEntries(saltNames.map((name) => [name, `${name} of a WordPress for tests`])),
    ...constants,
  };
  const lines = Object.entries(all).map(([name, value]) => `define( ${quote(name)}, ${toPhp(value)} );`);
  return `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\ndefined( 'ABSPATH' ) || define( 'ABSPATH', '/wordpress/' );\nrequire_once ABSPATH . 'wp-settings.php';\n`;
}

const saltNames = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
  `${name}_KEY`,
  `${name}_SALT`,
]);

function toPhp(value: string | number | boolean): string {
  return typeof value === 'string' ? quote(value) : String(value);
}

/** Writes a text as PHP. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
