// Measures the built site on the sandbox, and prints the figures next to the budgets. `tools/bench.mjs`
// starts it, once everything is installed and built.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { budgets } from './budgets/budgets.ts';
import { checkBudgets } from './budgets/check-budgets.ts';
import { measureBytes } from './bytes/measure-bytes.ts';
import type { Figures } from './figures.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { chooseClient, type LoadClient } from './load/client.ts';
import { measureLoad } from './load/measure-load.ts';
import { describeMachine } from './machine.ts';
import { readOptions, type Options, type Part } from './options/options.ts';
import type { PageKey } from './pages.ts';
import { renderReport } from './print/report.ts';
import { renderBudgets } from './print/budget-results.ts';
import { measureWake } from './wake/measure-wake.ts';
import { measureRender } from './render/measure-render.ts';
import { onEndRequest } from '../processes/ending.mjs';
import { createSupervisor } from '../processes/supervisor.mjs';
import { red, print, printStep, secondsSince } from '../set-up/print.mjs';
import { root } from '../set-up/workspace.mjs';
import { startStack, type Stack } from './stack/stack.ts';
import type { Supervisor } from './stack/start-server.ts';
import { startTaggedSite } from './stack/tagged-site.ts';

async function bench(options: Options, supervisor: Supervisor): Promise<boolean> {
  const client = options.parts.includes('load') ? chooseClient(options.client) : undefined;
  const stack = await startStack(supervisor);
  const figures: Figures = {
    machine: describeMachine(client?.name),
    paths: Object.fromEntries(stack.pages.map(({ key, path }) => [key, path])) as Record<PageKey, string>,
  };
  for (const part of options.parts) {
    const since = performance.now();
    Object.assign(figures, { [part]: await measure(part, { options, supervisor, stack, client }) });
    printStep(true, part, secondsSince(since));
  }
  figures.machine.loadAfter = loadavg()[0] ?? NaN;
  if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, undefined, 2)}\n`);
  const results = checkBudgets(budgets, figures);
  print('');
  for (const line of [...renderReport(figures, stack.pages), ...renderBudgets(results)]) print(line);
  return results.every(({ status }) => status === 'met');
}

interface MeasureOptions {
  options: Options;
  supervisor: Supervisor;
  stack: Stack;
  client: LoadClient | undefined;
}

async function measure(
  part: Part,
  { options: { quick }, supervisor, stack, client }: MeasureOptions,
): Promise<unknown> {
  const { site, pages } = stack;
  if (part === 'bytes') {
    const tagged = await startTaggedSite(supervisor, stack);
    const bytes = await measureBytes(site.origin, pages, {
      taggedOrigin: tagged.origin,
      siteFolder: join(root, 'apps/site'),
    });
    await tagged.stop();
    return bytes;
  }
  if (part === 'render') return measureRender(supervisor, stack, quick ? 1 : 3);
  if (part === 'wake') return measureWake(quick ? 1 : 3);
  if (part === 'lighthouse') return measureLighthouse(supervisor, stack, quick ? 1 : 3);
  const loaded = quick ? pages.filter(({ key }) => key === 'home' || key === 'list-12') : pages;
  if (!client) throw new Error('There is no load client');
  return measureLoad(supervisor, stack, {
    client,
    pages: loaded,
    seconds: quick ? 1 : 3,
    rounds: quick ? 1 : 3,
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
