import { join } from 'node:path';
import { pluginFolder } from '../harness/cache-folder.ts';
import { createBlockFiles } from './block-files.ts';
import { describeKit } from './site-description.ts';
import { findStaleFiles, writeBlockFiles } from './write-block-files.ts';

// Run by `npm run generate:wordpress`. With `--check`, it only compares.
const folder = join(pluginFolder, 'blocks');
const files = await createBlockFiles(await describeKit());
const stale = await findStaleFiles(folder, files);
if (!process.argv.includes('--check')) {
  if (stale.length > 0) await writeBlockFiles(folder, files);
  console.log(
    stale.length === 0 ? 'wordpress/guildhall/blocks is up to date.' : `Written: ${stale.join(', ')}`,
  );
} else if (stale.length > 0) {
  console.error(
    `Out of date in wordpress/guildhall/blocks: ${stale.join(', ')}. Run: npm run generate:wordpress`,
  );
  process.exitCode = 1;
}
