import { join } from 'node:path';
import { root } from '../../set-up/workspace.mjs';
import { serverOptions } from '../../../libs/cli/src/start/server-options.mjs';
import { splitHtml } from '../bytes/split-html.ts';
import { listPath } from '../pages.ts';
import type { Stack } from '../stack/stack.ts';
import { startServer, type Supervisor, type Server } from '../stack/start-server.ts';

/** Servers to compare the site with. Only one of them works at a time. */
export interface LoadServers {
  uncached: Server;
  constant: Server;
  plain: Server;
  stop(): Promise<void>;
}

const toProgramPath = (name: string) => join(root, 'tools/bench/load', name);

export async function startLoadServers(
  supervisor: Supervisor,
  { site, siteEnvironment }: Stack,
  pages: Stack['pages'],
): Promise<LoadServers> {
  const paths = JSON.stringify(pages.map(({ path }) => path));
  const own = {
    constant: await startServer(supervisor, {
      name: 'constant',
      words: [toProgramPath('constant-server.ts'), site.origin, paths],
    }),
    uncached: await startServer(supervisor, {
      name: 'uncached',
      words: [...serverOptions, toProgramPath('uncached-server.ts')],
      env: siteEnvironment,
    }),
    plain: await startServer(supervisor, {
      name: 'plain',
      words: [toProgramPath('plain-server.ts'), String(await countStyleBytes(site.origin + listPath(12)))],
      env: { NODE_ENV: 'production' },
    }),
  };
  return {
    ...own,
    async stop() {
      for (const server of Object.values(own)) await server.stop();
    },
  };
}

/** Counts the bytes of a page's inline styles. */
async function countStyleBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const bytes = Buffer.byteLength(splitHtml(html).styles.join(''));
  // The plain page would be compared with one that is four times as long.
  if (bytes === 0) throw new Error(`${address} has no inline styles`);
  return bytes;
}
