// A step of `npm test`: fails if the built site's bytes exceed a budget. It measures no times, so its result is the
// same on every machine. An argument names the folder of another site that is built and installed by itself.
import { join } from 'node:path';
import { onEndRequest } from '../../../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../../../libs/cli/src/processes/supervisor.mjs';
import { print } from '../../../libs/cli/src/terminal/print.mjs';
import { root } from '../../set-up/workspace.mjs';
import { budgets } from '../budgets/budgets.ts';
import { checkBudgets } from '../budgets/check-budgets.ts';
import type { Figures } from '../figures.ts';
import { renderBudgets } from '../budgets/render-budgets.ts';
import { startStack } from '../stack/stack.ts';
import { startTaggedSite } from '../stack/tagged-site.ts';
import { measureBytes } from './measure-bytes.ts';

const supervisor = createSupervisor();
onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});
try {
  // A list of 1,200 takes most of the time, and its cards weigh no more than others.
  const [, , siteFolder] = process.argv;
  const stack = await startStack(supervisor, [12, 120], { siteFolder });
  const tagged = siteFolder === undefined ? await startTaggedSite(supervisor, stack) : undefined;
  const bytes = await measureBytes(stack.site.origin, stack.pages, {
    taggedOrigin: tagged?.origin,
    siteFolder: siteFolder ?? join(root, 'apps/site'),
  });
  const figures = { bytes } as Figures;
  const promised = budgets.filter(({ bytes, workspaceOnly }) => bytes && (tagged || !workspaceOnly));
  const results = checkBudgets(promised, figures);
  for (const line of renderBudgets(results)) print(line);
  process.exitCode =
    results.length === promised.length && results.every(({ status }) => status === 'met') ? 0 : 1;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await supervisor.stop();
process.exit();
