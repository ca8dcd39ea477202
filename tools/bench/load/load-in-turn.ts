import type { LoadFigures } from '../figures.ts';
import { readProcessorSeconds, readResidentMb } from '../stack/processor.ts';
import type { Server } from '../stack/start-server.ts';
import type { LoadClient } from './client.ts';
import type { Encoding } from './encodings.ts';

export interface Target {
  server: Server;
  address: string;
  encoding: Encoding;
}

interface Turns {
  client: LoadClient;
  connections: number;
  seconds: number;
  rounds: number;
}

/** Time each target gets requests before it is measured, s. */
const warmUpSeconds = 1;

/**
 * Sends requests to the targets alternately, round by round, so that other programs affect all of them. Each target's
 * best round counts.
 */
export async function loadInTurn(
  targets: readonly Target[],
  { client, connections, seconds, rounds }: Turns,
): Promise<LoadFigures[]> {
  const best: LoadFigures[] = [];
  for (const { address, encoding } of targets)
    await client.load({ address, encoding, connections, seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { server, address, encoding }] of targets.entries()) {
      const before = readProcessorSeconds(server.pid);
      const result = await client.load({ address, encoding, connections, seconds });
      const after = readProcessorSeconds(server.pid);
      const figures: LoadFigures = {
        perSecond: result.perSecond,
        p50Ms: result.p50Ms,
        p99Ms: result.p99Ms,
        cpuMicros:
          before === undefined || after === undefined
            ? undefined
            : ((after - before) * 1e6) / result.requests,
        rssMb: readResidentMb(server.pid),
      };
      const known = best[index];
      best[index] = known ? chooseBetter(known, figures) : figures;
    }
  }
  return best;
}

function chooseBetter(known: LoadFigures, other: LoadFigures): LoadFigures {
  const faster = other.perSecond > known.perSecond ? other : known;
  const cpu = [known.cpuMicros, other.cpuMicros].filter((micros) => micros !== undefined);
  return { ...faster, cpuMicros: cpu.length > 0 ? Math.min(...cpu) : undefined };
}
