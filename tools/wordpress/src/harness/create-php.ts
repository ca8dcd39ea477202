import { createNodeFsMountHandler, loadNodeRuntime } from '@php-wasm/node';
import { PHP, setPhpIniEntries } from '@php-wasm/universal';
import type { WordPressFiles } from './wordpress-files.ts';

/** The folder of WordPress inside PHP’s file system. */
export const documentRoot = '/wordpress';

/** Counts the PHPs of this process, which lock files by number. */
let started = 0;

interface PhpOptions {
  files: WordPressFiles;
  /** The folder of this WordPress on this machine: `wp-content`, the database and `wp-config.php`. */
  folder: string;
  /** Folders of this machine by the name of their plug-in. */
  plugins: Readonly<Record<string, string>>;
}

/** Starts PHP 8.2, the oldest that the plug-in supports, with WordPress at `documentRoot`. */
export async function createPhp({ files, folder, plugins }: PhpOptions): Promise<PHP> {
  const php = new PHP(await loadNodeRuntime('8.2', { emscriptenOptions: { processId: ++started } }));
  await setPhpIniEntries(php, {
    memory_limit: '512M',
    'opcache.enable': '1',
    'opcache.jit': '0',
    'opcache.memory_consumption': '128',
    'opcache.max_accelerated_files': '6000',
    // Tests change files of the plug-in while it runs.
    'opcache.revalidate_freq': '0',
    max_execution_time: '0',
    error_log: '/site/errors.log',
    display_errors: '0',
    log_errors: '1',
    upload_max_filesize: '64M',
    post_max_size: '64M',
  });
  const mounts = {
    '/site': folder,
    [documentRoot]: files.core,
    [`${documentRoot}/wp-content`]: `${folder}/wp-content`,
    [`${documentRoot}/wp-content/themes`]: `${files.core}/wp-content/themes`,
    [`${documentRoot}/wp-content/mu-plugins/sqlite`]: files.sqlite,
    ...Object.fromEntries(
      Object.entries(plugins).map(([name, path]) => [`${documentRoot}/wp-content/plugins/${name}`, path]),
    ),
  };
  for (const [inside, path] of Object.entries(mounts)) {
    php.mkdir(inside);
    await php.mount(inside, createNodeFsMountHandler(path));
  }
  php.writeFile('/wp-config.php', "<?php require '/site/wp-config.php';");
  return php;
}
