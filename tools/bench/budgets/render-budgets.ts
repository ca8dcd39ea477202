import { bold, green, red } from '../../../libs/cli/src/terminal/print.mjs';
import type { BudgetResult, BudgetStatus } from './check-budgets.ts';

const signs: Readonly<Record<BudgetStatus, string>> = {
  met: green('✓'),
  missed: red('✗'),
  undecided: bold('?'),
};

/** One line per budget, and how many are met. */
export function renderBudgets(results: readonly BudgetResult[]): string[] {
  const count = (sought: BudgetStatus) => results.filter(({ status }) => status === sought).length;
  const undecided = count('undecided');
  return [
    '',
    bold('Budgets'),
    ...results.map(renderBudget),
    `${count('met')} met, ${count('missed')} missed${undecided > 0 ? `, ${undecided} that this machine cannot decide` : ''}`,
  ];
}

function renderBudget({ budget, figure, control, status }: BudgetResult): string {
  const { what, unit, atMost, atLeast } = budget;
  const [word, limit] = atMost === undefined ? ['at least', atLeast] : ['at most', atMost];
  const beside = budget.control && `; ${budget.control.what}: ${formatNumber(control)}`;
  return `${signs[status]} ${what}: ${formatNumber(figure)} ${unit} (${word} ${formatNumber(limit)}${beside ?? ''})`;
}

const formatNumber = (figure = NaN) =>
  Number.isNaN(figure) ? '–' : figure.toLocaleString('en-GB', { maximumFractionDigits: 0 });
