// A step of `npm test`: fails when the built site's bytes exceed a budget. It takes no times, so it says the same on
// every machine.
import { onEndRequest } from '../../processes/ending.mjs';
import { createKeeper } from '../../processes/keeper.mjs';
import { say } from '../../set-up/say.mjs';
import { budgets } from '../budgets/budgets.ts';
import { judge } from '../budgets/judge.ts';
import type { Figures } from '../figures.ts';
import { verdictLines } from '../print/verdicts.ts';
import { startStack } from '../stack/stack.ts';
import { measureBytes } from './measure-bytes.ts';

const keeper = createKeeper();
onEndRequest({
  end: () => void keeper.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});
try {
  // A list of 1,200 takes the longest time, and its cards weigh as much as any.
  const { site, pages } = await startStack(keeper, [12, 120]);
  const figures = { bytes: await measureBytes(site.origin, pages) } as Figures;
  const promised = budgets.filter(({ bytes }) => bytes);
  const verdicts = judge(promised, figures);
  for (const line of verdictLines(verdicts)) say(line);
  process.exitCode = verdicts.length === promised.length && verdicts.every(({ met }) => met) ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await keeper.stop();
process.exit();
