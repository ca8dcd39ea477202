import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { node, root } from '../../set-up/workspace.mjs';
import { clientCore, isThere, toPinned } from '../stack/processor.ts';
import type { Encoding } from './encodings.ts';
import { readAutocannon, readWrk, type ClientSays } from './read-client.ts';

const run = promisify(execFile);

export interface LoadRequest {
  address: string;
  encoding: Encoding;
  connections: number;
  seconds: number;
}

/** A program on its own core that sends each request as soon as the last one has its response. */
export interface LoadClient {
  name: 'wrk' | 'autocannon';
  load(order: LoadRequest): Promise<ClientSays>;
}

/** Prefers wrk: one core of it is enough for a server. autocannon is always installed but slower. */
export function chooseClient(preferred: 'wrk' | 'autocannon' | undefined): LoadClient {
  const name = preferred ?? (isThere('wrk') ? 'wrk' : 'autocannon');
  return name === 'wrk' ? wrk : autocannon;
}

const wrk: LoadClient = {
  name: 'wrk',
  async load({ address, encoding, connections, seconds }) {
    const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '20s'];
    return readWrk(await start(['wrk', ...words, '-H', `accept-encoding: ${encoding}`, address]));
  },
};

const autocannon: LoadClient = {
  name: 'autocannon',
  async load({ address, encoding, connections, seconds }) {
    const program = join(root, 'node_modules/autocannon/autocannon.js');
    const words = ['--json', '-c', String(connections), '-d', String(seconds), '-t', '20'];
    return readAutocannon(
      await start([node(), program, ...words, '-H', `accept-encoding=${encoding}`, address]),
    );
  },
};

async function start(words: string[]): Promise<string> {
  const [program = '', ...rest] = toPinned(clientCore, words);
  const { stdout } = await run(program, rest, { maxBuffer: 10_000_000 });
  return stdout;
}
