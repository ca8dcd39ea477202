import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { node, root } from '../../set-up/workspace.mjs';

const run = promisify(execFile);

export interface LoadRequest {
  address: string;
  /** Encoding of the responses: like browsers, or uncompressed. */
  encoding: 'br' | 'identity';
  connections: number;
  seconds: number;
}

/**
 * Puts an address under load by autocannon, each request as soon as the last one has its response. Resolves to their number.
 *
 * @throws Error if a request got no page
 */
export async function load({ address, encoding, connections, seconds }: LoadRequest): Promise<number> {
  const program = join(root, 'node_modules/autocannon/autocannon.js');
  const words = ['--json', '-c', String(connections), '-d', String(seconds), '-t', '20'];
  const { stdout } = await run(node(), [program, ...words, '-H', `accept-encoding=${encoding}`, address], {
    maxBuffer: 10_000_000,
  });
  const report = JSON.parse(stdout) as { non2xx: number; errors: number; '2xx': number };
  if (report.non2xx + report.errors > 0)
    throw new Error(
      `Not every request got a page: ${report.non2xx} other responses, ${report.errors} errors`,
    );
  return report['2xx'];
}
