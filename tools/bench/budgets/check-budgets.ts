import type { Figures } from '../figures.ts';
import type { Budget } from './budgets.ts';

/** `undecided`: outside the limit, but so is the control, which is near. */
export type BudgetStatus = 'met' | 'missed' | 'undecided';

export interface BudgetResult {
  budget: Budget;
  figure: number;
  control: number | undefined;
  status: BudgetStatus;
}

/** Checks the budgets whose figures were measured. A figure that is not a number meets none. */
export function checkBudgets(budgets: readonly Budget[], figures: Figures): BudgetResult[] {
  return budgets.flatMap((budget) => {
    const figure = budget.of(figures);
    if (figure === undefined) return [];
    const control = budget.control?.of(figures);
    return [{ budget, figure, control, status: classify(budget, figure, control) }];
  });
}

function classify(budget: Budget, figure: number, control = NaN): BudgetStatus {
  if (isWithin(budget, figure)) return 'met';
  const isNear = Math.abs(figure - control) <= (budget.control?.margin ?? 0);
  return isNear && !isWithin(budget, control) ? 'undecided' : 'missed';
}

const isWithin = ({ atMost = Infinity, atLeast = -Infinity }: Budget, figure: number) =>
  figure <= atMost && figure >= atLeast;
