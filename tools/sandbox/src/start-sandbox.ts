import { setTimeout as delay } from 'node:timers/promises';
import { buildSandbox, defaultPicturesCache } from './sandbox.ts';

export interface SandboxOptions {
  /** 0 takes a free port. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Where the site runs; the sandbox's home page links to it. */
  siteOrigin?: string;
  /** Folder in which rendered pictures are kept. Default `.cache/pictures` at the root of the repository. */
  picturesCache?: string;
  /** The address by which the services write their own links. Default: the address the sandbox listens on. */
  publicOrigin?: string;
  /** What the header `x-content-key` must say for members' content. Default: `CONTENT_KEY` or `sandbox-content-key`. */
  contentKey?: string;
}

export interface Sandbox {
  /** `http://host:port`, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts the stand-ins of the hosted services on one port.
 *
 * @example
 * const sandbox = await startSandbox({ port: 0 });
 * const home = await fetch(`${sandbox.origin}/wp-json/entry/api?path=/`);
 * await sandbox.close();
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const closing = new AbortController();
  let origin = '';
  const app = buildSandbox({
    origin: () => options.publicOrigin ?? origin,
    contentKey: options.contentKey ?? process.env['CONTENT_KEY'] ?? 'sandbox-content-key',
    picturesCache: options.picturesCache ?? defaultPicturesCache,
    wait: (ms) => delay(ms, undefined, { signal: closing.signal }).catch(() => undefined),
    now: () => new Date(),
  });
  origin = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  return {
    origin,
    async close() {
      closing.abort();
      await app.close();
    },
  };
}
