import type { Connections, Figures, LoadBesideConstant, PageLoad } from '../figures.ts';
import { listPath, type PageKey } from '../pages.ts';
import { readResidentMb } from '../stack/processor.ts';
import type { Stack } from '../stack/stack.ts';
import type { Supervisor, Server } from '../stack/start-server.ts';
import type { LoadClient } from './client.ts';
import { toConstantPath, type Encoding } from './encodings.ts';
import { loadInTurn, type Target } from './load-in-turn.ts';
import { startLoadServers, type LoadServers } from './load-servers.ts';

export interface LoadPlan {
  client: LoadClient;
  seconds: number;
  /** Rounds of each target; the best one counts. */
  rounds: number;
  pages: Stack['pages'];
}

const connectionCounts = [10, 100] as const;

/** Puts the site under load, page by page, each alternately with a constant of the same bytes. */
export async function measureLoad(
  supervisor: Supervisor,
  stack: Stack,
  plan: LoadPlan,
): Promise<NonNullable<Figures['load']>> {
  const servers = await startLoadServers(supervisor, stack, plan.pages);
  // First: lists of 1,200 cards leave a larger heap to the site, and the plain server renders none.
  const plain: NonNullable<Figures['load']>['plain'] = [];
  for (const connections of connectionCounts) {
    const [figures, site] = await loadInTurn(
      [
        { server: servers.plain, address: servers.plain.origin, encoding: 'identity' },
        { server: servers.uncached, address: servers.uncached.origin + listPath(12), encoding: 'identity' },
      ],
      { ...plan, connections },
    );
    if (figures && site) plain.push({ connections, figures, site });
  }
  const pages: Partial<Record<PageKey, PageLoad[]>> = {};
  for (const { key, path } of plan.pages) {
    pages[key] = [];
    for (const connections of connectionCounts) {
      pages[key].push(await loadPage({ key, path, connections, servers, plan }));
    }
  }
  const rssMb = {
    cached: readResidentMb(servers.cached.pid),
    uncached: readResidentMb(servers.uncached.pid),
  };
  await servers.stop();
  return { pages, plain, rssMb };
}

interface PageLoadOptions {
  key: PageKey;
  path: string;
  connections: Connections;
  servers: LoadServers;
  plan: LoadPlan;
}

async function loadPage({ key, path, connections, servers, plan }: PageLoadOptions): Promise<PageLoad> {
  const { constant } = servers;
  const measureBeside = async (server: Server, encoding: Encoding): Promise<LoadBesideConstant> => {
    const targets: Target[] = [
      { server, address: server.origin + path, encoding },
      { server: constant, address: constant.origin + toConstantPath(path, encoding), encoding },
    ];
    const [site, bare] = await loadInTurn(targets, { ...plan, connections });
    if (!site || !bare) throw new Error('A target was not measured');
    return {
      site,
      constant: bare,
      ratio: site.perSecond / bare.perSecond,
      cpuRatio: site.cpuMicros && bare.cpuMicros ? bare.cpuMicros / site.cpuMicros : undefined,
    };
  };
  return {
    connections,
    cached: await measureBeside(servers.cached, 'br'),
    // With a hundred connections that each want a list of 1,200 rendered for them alone, the site returns 503, as
    // intended.
    ...(!(key === 'list-1200' && connections === 100) && {
      uncached: await measureBeside(servers.uncached, 'identity'),
    }),
  };
}
