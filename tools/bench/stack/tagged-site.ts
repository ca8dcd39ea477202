import { join } from 'node:path';
import { root } from '../../set-up/workspace.mjs';
import { findFreePort } from '../../../config/free-port.ts';
import type { Stack } from './stack.ts';
import { startServer, type Server, type Supervisor } from './start-server.ts';

/** Starts the site of a stack once more, with a tag manager, so that it asks its visitors for consent. */
export async function startTaggedSite(
  supervisor: Supervisor,
  { siteEnvironment, sandbox }: Pick<Stack, 'siteEnvironment' | 'sandbox'>,
): Promise<Server> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const site = await startServer(supervisor, {
    name: 'site with tags',
    words: [join(root, 'apps/site/src/main.ts')],
    env: {
      ...siteEnvironment,
      SITE_PORT: String(port),
      SITE_ORIGIN: origin,
      ORGANISATION_URL: `${origin}/`,
      TAG_SCRIPT_URL: `${sandbox.origin}/tags/gtm.js?id=GTM-SANDBOX`,
    },
  });
  return { ...site, origin };
}
