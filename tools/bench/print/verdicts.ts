import { bold, green, red } from '../../set-up/print.mjs';
import type { Verdict } from '../budgets/check-budgets.ts';
import { number } from './numbers.ts';

/** One line per budget, and how many are met. */
export function verdictLines(verdicts: readonly Verdict[]): string[] {
  const missed = verdicts.filter(({ met }) => !met).length;
  return [
    '',
    bold('Budgets'),
    ...verdicts.map(verdictLine),
    `${verdicts.length - missed} met, ${missed} missed`,
  ];
}

function verdictLine({ budget: { what, unit, atMost, atLeast }, figure, met }: Verdict): string {
  const [word, limit] = atMost === undefined ? ['at least', atLeast] : ['at most', atMost];
  return `${met ? green('✓') : red('✗')} ${what}: ${number(figure, 0)} ${unit} (${word} ${number(limit, 0)})`;
}
