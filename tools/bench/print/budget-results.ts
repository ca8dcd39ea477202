import { bold, green, red } from '../../set-up/print.mjs';
import type { BudgetResult } from '../budgets/check-budgets.ts';
import { formatNumber } from './numbers.ts';

/** One line per budget, and how many are met. */
export function renderBudgets(results: readonly BudgetResult[]): string[] {
  const missed = results.filter(({ met }) => !met).length;
  return [
    '',
    bold('Budgets'),
    ...results.map(renderBudget),
    `${results.length - missed} met, ${missed} missed`,
  ];
}

function renderBudget({ budget: { what, unit, atMost, atLeast }, figure, met }: BudgetResult): string {
  const [word, limit] = atMost === undefined ? ['at least', atLeast] : ['at most', atMost];
  return `${met ? green('✓') : red('✗')} ${what}: ${formatNumber(figure, 0)} ${unit} (${word} ${formatNumber(limit, 0)})`;
}
