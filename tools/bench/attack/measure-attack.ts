import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSupervisor } from '../../processes/supervisor.mjs';
import type { AttackFigures, Figures, VisitFigures } from '../figures.ts';
import { readResidentMb } from '../stack/processor.ts';
import { startStack } from '../stack/stack.ts';
import { runProgram } from './run-program.ts';
import { measureDrips } from './measure-drips.ts';
import { attacks, countOtherRequests, putNewPages, type AttackKey } from './attacks.ts';

/**
 * Time after which loaded pages are rendered again, ms: an attack with large pages must continue after the first of
 * each.
 */
const freshMs = 5_000;
/** Duration of the quiet phase to compare with, s. */
const quietSeconds = 5;
/** More new pages than anyone visits in a second. */
const newPagesPerSecond = 2;

/** Runs each attack on its own stack, with another visitor at the same time. */
export async function measureAttacks(isQuick: boolean): Promise<NonNullable<Figures['attack']>> {
  const floods: AttackFigures[] = [];
  for (const key of Object.keys(attacks) as AttackKey[])
    floods.push(await measureAttack(key, isQuick ? 5 : 60));
  return { floods, drips: await measureDrips(isQuick ? [60] : [60, 600]) };
}

async function measureAttack(key: AttackKey, seconds: number): Promise<AttackFigures> {
  const attack: (typeof attacks)[AttackKey] & { prepare?: (sandbox: string) => Promise<void> } = attacks[key];
  const supervisor = createSupervisor();
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-attack-'));
  try {
    const { site, sandbox } = await startStack(supervisor, [12], {
      env: {
        ...{ CACHE_DIR: folder, PAGE_FRESH_MS: String(freshMs), LOG_LEVEL: 'error' },
      },
    });
    // By IP address: a host name may resolve to the other IP version, which counts as another visitor.
    const origin = `http://127.0.0.1:${new URL(site.origin).port}`;
    const quietPages = quietSeconds * newPagesPerSecond;
    await putNewPages(sandbox.origin, quietPages + seconds * newPagesPerSecond);
    const before = await visit(origin, quietSeconds, 0);
    await attack.prepare?.(sandbox.origin);
    const [statuses, during] = await Promise.all([
      runProgram('attacker.ts', [origin, key, String(seconds)]) as Promise<Record<string, number>>,
      visit(origin, seconds, quietPages),
    ]);
    return {
      name: attack.name,
      statuses,
      before,
      during,
      otherRoutes: await countOtherRequests(sandbox.origin),
      diskMb: (await countBytes(folder)) / 1e6,
      rssMb: readResidentMb(site.pid),
    };
  } finally {
    await supervisor.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function visit(origin: string, seconds: number, firstNew: number): Promise<VisitFigures> {
  return runProgram('visitor.ts', [origin, String(seconds), String(firstNew)]) as Promise<VisitFigures>;
}

async function countBytes(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.page'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
