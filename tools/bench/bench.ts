// Measures the built site on the sandbox, and prints which budgets are met. `tools/bench.mjs` starts it, once everything is
// installed and built.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { budgets } from './budgets/budgets.ts';
import { checkBudgets } from './budgets/check-budgets.ts';
import { renderBudgets } from './budgets/render-budgets.ts';
import { measureBytes } from './bytes/measure-bytes.ts';
import type { Figures } from './figures.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { measureLoad } from './load/measure-load.ts';
import { readOptions, type Options, type Part } from './options/options.ts';
import { measureWake } from './wake/measure-wake.ts';
import { measureRender } from './render/measure-render.ts';
import { onEndRequest } from '../../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../../libs/cli/src/processes/supervisor.mjs';
import { red, print, printStep, secondsSince } from '../../libs/cli/src/terminal/print.mjs';
import { root } from '../set-up/workspace.mjs';
import { startStack, type Stack } from './stack/stack.ts';
import type { Supervisor } from './stack/start-server.ts';
import { startTaggedSite } from './stack/tagged-site.ts';

async function bench(options: Options, supervisor: Supervisor): Promise<boolean> {
  const stack = await startStack(supervisor);
  const figures: Figures = {
    machine: {
      when: new Date().toISOString(),
      processor: cpus()[0]?.model.replace(/\s+/g, ' ') ?? 'an unknown processor',
      cores: availableParallelism(),
      node: process.versions.node,
      load: loadavg()[0] ?? NaN,
    },
  };
  for (const part of options.parts) {
    const since = performance.now();
    Object.assign(figures, { [part]: await measure(part, options.quick, supervisor, stack) });
    printStep(true, part, secondsSince(since));
  }
  const results = checkBudgets(budgets, figures);
  for (const line of renderBudgets(results)) print(line);
  const file = join(root, 'test-results/bench.json');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
  print(`All figures are in ${file}`);
  return results.every(({ status }) => status === 'met');
}

async function measure(
  part: Part,
  quick: boolean,
  supervisor: Supervisor,
  stack: Stack,
): Promise<Figures[Part]> {
  const { site, pages } = stack;
  const runs = quick ? 1 : 3;
  if (part === 'bytes') {
    const tagged = await startTaggedSite(supervisor, stack);
    const bytes = await measureBytes(site.origin, pages, {
      taggedOrigin: tagged.origin,
      siteFolder: join(root, 'apps/site'),
    });
    await tagged.stop();
    return bytes;
  }
  if (part === 'render') return measureRender(supervisor, stack, runs);
  if (part === 'wake') return measureWake(runs);
  if (part === 'lighthouse') return measureLighthouse(supervisor, stack, runs);
  return measureLoad(supervisor, stack, {
    pages: quick ? pages.filter(({ key }) => key === 'home' || key === 'list-12') : pages,
    seconds: runs,
    rounds: runs,
  });
}

const supervisor = createSupervisor();
onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});
try {
  const options = readOptions(process.argv.slice(2));
  const met = await bench(options, supervisor);
  process.exitCode = options.strict && !met ? 1 : 0;
} catch (error) {
  print(`\n${red(error instanceof Error ? error.message : String(error))}`);
  process.exitCode = 1;
}
await supervisor.stop();
process.exit();
