import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { basename, join } from 'node:path';
import type { BlockDescription } from '@guildhall/cms-client';
import { createBlockFiles } from '../generate/block-files.ts';
import { describeKit, describeSite, type SiteDescription } from '../generate/site-description.ts';
import { pluginFolder } from '../harness/cache-folder.ts';
import { createZip, type ArchiveFile } from './zip-folder.ts';

/** The plugin of one organisation: its name, which is also its folder's, and its files. */
export interface SitePlugin {
  name: string;
  files: readonly ArchiveFile[];
}

/**
 * Creates the plugin of one organisation, which stands beside the kit's: its own blocks and those that it changed, the
 * names and colours of its backgrounds, and its plans.
 */
export async function createSitePlugin(site: { folder: string; organisation: string }): Promise<SitePlugin> {
  const own = findOwnBlocks(await describeSite(site), await describeKit());
  const name = `guildhall-${basename(site.folder)}`;
  const blocks = createBlockFiles(own);
  const license = await readFile(join(pluginFolder, 'LICENSE'), 'utf8');
  const version = /^const VERSION\s*= '([^']+)'/m.exec(
    await readFile(join(pluginFolder, 'guildhall.php'), 'utf8'),
  )?.[1];
  return {
    name,
    files: [
      {
        path: `${name}/${name}.php`,
        content: createEntryFile(name, basename(site.folder), version ?? '0.0.0'),
      },
      { path: `${name}/LICENSE`, content: license },
      ...blocks.map(({ path, content }) => ({ path: `${name}/blocks/${path}`, content })),
    ],
  };
}

/** Archives the plugin of one organisation. */
export async function createSiteArchive(site: { folder: string; organisation: string }) {
  const { name, files } = await createSitePlugin(site);
  return { name, archive: createZip(files) };
}

/** Omits the blocks that are the kit's, unchanged but for the names of backgrounds. */
function findOwnBlocks(site: SiteDescription, kit: SiteDescription): SiteDescription {
  const isKit = (block: BlockDescription) =>
    kit.blocks.some(
      (one) => one.name === block.name && isDeepStrictEqual({ ...one, baseFields: block.baseFields }, block),
    );
  const own = site.blocks.filter((block) => !isKit(block));
  return { ...site, blocks: own, baseFields: site.blocks[0]?.baseFields ?? [] };
}

function createEntryFile(name: string, site: string, version: string): string {
  return `<?php
/**
 * Plugin Name:       Guildhall: ${site}
 * Description:       The blocks, backgrounds and plans of one organisation's site, for the plugin Guildhall.
 * Version:           ${version}
 * Requires at least: 6.9
 * Requires PHP:      8.2
 * Requires Plugins:  guildhall
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/old-licenses/gpl-2.0.html
 * Text Domain:       ${name}
 *
 * @package Guildhall
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'guildhall_block_folders',
	static function ( array $folders ): array {
		$folders[] = __DIR__ . '/blocks';
		return $folders;
	}
);
`;
}
