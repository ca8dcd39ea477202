import { setTimeout as wait } from 'node:timers/promises';
import { createSuppliers, startMachines, type Machines, type Suppliers } from '@guildhall/machines';
import { print } from '../../set-up/print.mjs';
import type { Recording, Summary } from '../record.ts';
import { createLoad, type LoadKind } from './load.ts';

/** Responses to visitors while a server was in one state. */
export interface PhaseFigures {
  server: string;
  phase: string;
  kinds: Record<LoadKind, Summary>;
}

/** A server that fails. */
interface Victim {
  name: string;
  kill(): Promise<void>;
  /** Starts it again after it was killed. */
  start(): Promise<void>;
  hang(): void;
  continue(): void;
}

/** The content service, which fails by a switch of the sandbox; hung, it holds its responses back. */
function createContentVictim(suppliers: Suppliers): Victim {
  const fault = (body: object) => suppliers.call('POST', '/_sandbox/faults', { service: 'content', ...body });
  const recover = () => suppliers.call('DELETE', '/_sandbox/faults');
  return {
    name: 'content service',
    kill: async () => void (await fault({ mode: 'down' })),
    start: async () => void (await recover()),
    hang: () => void fault({ mode: 'slow', delayMs: 60_000 }),
    continue: () => void recover(),
  };
}

const listVictims = ({ sites, apis, nginx, postgres, redis }: Machines): Victim[] => [
  { ...sites[0], start: () => sites[0].restart() },
  { ...apis[0], start: () => apis[0].restart() },
  {
    name: 'PostgreSQL',
    ...{ kill: () => postgres.kill(), start: () => postgres.restart() },
    ...{ hang: () => postgres.hang(), continue: () => postgres.continue() },
  },
  {
    name: 'Redis',
    ...{ kill: () => redis.kill(), start: () => redis.restart() },
    ...{ hang: () => redis.pause(), continue: () => redis.resume() },
  },
  { ...nginx, start: () => nginx.start() },
];

/** Time after which nginx uses a machine again that has failed, and a little, s. */
const secondsUntilUsed = 6;
/** Time for which nginx waits for a page, and a little, s. */
const secondsUntilNoticed = 9;

/** Records a phase of this length. */
type See = (phase: string, seconds: number) => Promise<void>;

/** Kills each server under load, starts it again, hangs it and lets it continue. */
export async function simulateFailures(phaseSeconds: number): Promise<PhaseFigures[]> {
  const machines = await startMachines();
  try {
    const suppliers = createSuppliers({
      origin: machines.sandbox.origin,
      webhookSecret: machines.webhookSecret,
    });
    const load = await createLoad(machines, suppliers);
    // Unrecorded: Node compiles in the first requests.
    load.startPhase();
    await wait(phaseSeconds * 1_000);
    const phases: { server: string; phase: string; record: Recording }[] = [];
    for (const victim of [createContentVictim(suppliers), ...listVictims(machines)]) {
      const see: See = async (phase, seconds) => {
        phases.push({ server: victim.name, phase, record: load.startPhase() });
        await wait(seconds * 1_000);
      };
      await fail(victim, see, phaseSeconds);
      print(`  ${victim.name} failed and came back`);
    }
    await load.stop();
    return phases.map(({ record, ...phase }) => ({
      ...phase,
      kinds: Object.fromEntries(record.summarise()) as PhaseFigures['kinds'],
    }));
  } finally {
    await machines.stop();
  }
}

async function fail(victim: Victim, see: See, seconds: number): Promise<void> {
  await see('before', seconds);
  await victim.kill();
  await see('killed: at first', seconds);
  await see('killed: then', seconds);
  await victim.start();
  await see('back', Math.max(seconds, secondsUntilUsed));
  victim.hang();
  await see('hung: at first', secondsUntilNoticed);
  await see('hung: then', seconds);
  victim.continue();
  await see('back again', seconds);
}
