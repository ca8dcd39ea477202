import type { Connections, Figures } from '../figures.ts';
import { listPath } from '../pages.ts';
import { readProcessorSeconds, readResidentMb } from '../stack/processor.ts';
import type { Stack } from '../stack/stack.ts';
import type { Supervisor, Server } from '../stack/start-server.ts';
import { load, type LoadRequest } from './load-client.ts';
import { startLoadServers } from './load-servers.ts';

export interface LoadPlan {
  seconds: number;
  /** Rounds of each target; the best one counts. */
  rounds: number;
  pages: Stack['pages'];
}

interface Target extends Pick<LoadRequest, 'address' | 'encoding'> {
  server: Server;
}

const connectionCounts: readonly Connections[] = [10, 100];

/** Puts the site under load, page by page, each alternately with a server to compare it with. */
export async function measureLoad(
  supervisor: Supervisor,
  stack: Stack,
  plan: LoadPlan,
): Promise<NonNullable<Figures['load']>> {
  const { uncached, constant, plain, stop } = await startLoadServers(supervisor, stack, plan.pages);
  const figures: NonNullable<Figures['load']> = { cached: [], uncached: [], rssMb: NaN };
  for (const connections of connectionCounts) {
    // First: lists of 1,200 cards leave a larger heap to the site, and the plain server renders none.
    const [site = NaN, other = NaN] = await loadInTurn(
      [
        { server: uncached, address: uncached.origin + listPath(12), encoding: 'identity' },
        { server: plain, address: plain.origin, encoding: 'identity' },
      ],
      { ...plan, connections },
    );
    figures.uncached.push({ connections, site, other });
  }
  for (const { key, path } of plan.pages)
    for (const connections of connectionCounts) {
      const [site = NaN, other = NaN] = await loadInTurn(
        [stack.site, constant].map((server) => ({ server, address: server.origin + path, encoding: 'br' })),
        { ...plan, connections },
      );
      figures.cached.push({ page: key, connections, site, other });
    }
  figures.rssMb = readResidentMb(stack.site.pid);
  await stop();
  return figures;
}

/**
 * Sends requests to the targets alternately, round by round, so that other programs affect all of them. Returns the
 * processor time of each per request, µs, of its best round.
 */
async function loadInTurn(
  targets: readonly Target[],
  { connections, seconds, rounds }: LoadPlan & { connections: Connections },
): Promise<number[]> {
  const best = targets.map(() => Infinity);
  for (const target of targets) await load({ ...target, connections, seconds: 1 });
  for (let round = 0; round < rounds; round += 1)
    for (const [index, target] of targets.entries()) {
      const before = readProcessorSeconds(target.server.pid);
      const requests = await load({ ...target, connections, seconds });
      const micros = ((readProcessorSeconds(target.server.pid) - before) * 1e6) / requests;
      best[index] = Math.min(best[index] ?? Infinity, micros);
    }
  return best;
}
