// Replays a month and lets every server fail, on two machines that are both this one. `tools/simulate.mjs` starts it, once
// everything is installed and built.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { onEndRequest } from '../processes/ending.mjs';
import { print, printStep, red, secondsSince } from '../set-up/print.mjs';
import { measureCosts } from './costs.ts';
import { simulateDeploy } from './deploy.ts';
import { simulateFailures } from './failures/failures.ts';
import { simulateMonth } from './month.ts';
import { readOptions, type Options } from './options.ts';
import { renderCosts } from './print/cost-table.ts';
import { renderFailures } from './print/failure-table.ts';
import { renderMonth } from './print/month-tables.ts';

async function simulate(options: Options): Promise<void> {
  const figures: Record<string, unknown> = { when: new Date().toISOString() };
  for (const part of options.parts) {
    const since = performance.now();
    print(`\n${part}, at a load average of ${loadavg()[0]?.toFixed(1)}`);
    if (part === 'costs') {
      const costs = await measureCosts(options.costShare);
      figures['costs'] = costs;
      for (const line of renderCosts(costs)) print(line);
    } else if (part === 'month') {
      const month = await simulateMonth(options);
      figures['month'] = month;
      for (const line of renderMonth(month, options.every)) print(line);
    } else if (part === 'failures') {
      const failures = await simulateFailures(options.phaseSeconds);
      figures['failures'] = failures;
      for (const line of renderFailures(failures)) print(line);
    } else await simulateDeploy(options.visitors);
    printStep(true, part, secondsSince(since));
  }
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(figures, undefined, 2)}\n`);
}

// Every program is in a group that ends with this process.
onEndRequest({ end: () => process.exit(130), endNow: () => process.exit(130) });
try {
  await simulate(readOptions(process.argv.slice(2)));
} catch (error) {
  print(`\n${red(error instanceof Error ? error.message : String(error))}`);
  process.exitCode = 1;
}
process.exit();
