import { createSupervisor } from '../../processes/supervisor.mjs';
import type { DripFigures, DripResult } from '../figures.ts';
import { startStack } from '../stack/stack.ts';
import { runProgram } from './run-program.ts';

const seconds = 30;

export async function measureDrips(counts: readonly number[]): Promise<DripFigures[]> {
  const figures: DripFigures[] = [];
  for (const connections of counts) {
    const supervisor = createSupervisor();
    try {
      const { site } = await startStack(supervisor, [12], {
        env: {
          MAX_CONNECTIONS: String(connections),
          LOG_LEVEL: 'error',
        },
      });
      const origin = `http://127.0.0.1:${new URL(site.origin).port}`;
      const result = await runProgram('dripper.ts', [origin, String(connections), String(seconds)]);
      figures.push({ connections, seconds, ...(result as DripResult) });
    } finally {
      await supervisor.stop();
    }
  }
  return figures;
}
