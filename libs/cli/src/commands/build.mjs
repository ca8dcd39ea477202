import { onEndRequest } from '../processes/ending.mjs';
import { createSupervisor } from '../processes/supervisor.mjs';
import { buildSite } from '../start/site-build.mjs';
import { chooseSite } from '../start/site-folder.mjs';

/**
 * Runs `guildhall build`: builds the site, unless nothing has changed since the last build.
 *
 * @param {readonly string[]} words
 */
export async function run(words) {
  const supervisor = createSupervisor();
  onEndRequest({
    end: () => void supervisor.stop().then(() => process.exit(130)),
    endNow: () => process.exit(130),
  });
  await buildSite(supervisor, chooseSite(words));
}
