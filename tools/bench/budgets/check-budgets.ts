import type { Figures } from '../figures.ts';
import type { Budget } from './budgets.ts';

export interface BudgetResult {
  budget: Budget;
  figure: number;
  met: boolean;
}

/** Checks the budgets whose figures were measured. A figure that is not a number meets none. */
export function checkBudgets(budgets: readonly Budget[], figures: Figures): BudgetResult[] {
  return budgets.flatMap((budget) => {
    const figure = budget.of(figures);
    if (figure === undefined) return [];
    const { atMost = Infinity, atLeast = -Infinity } = budget;
    return [{ budget, figure, met: figure <= atMost && figure >= atLeast }];
  });
}
