import type { CartLine } from '../lines/cart-line.ts';
import type { CartState } from './cart-state.ts';
import { linesWithGoal } from './goal.ts';

/** The lines on the screen: the shop's last word, with the changes that are under way already made. */
export function linesOnScreen({ lines, call, next }: CartState): readonly CartLine[] {
  const changed = call?.goal ? linesWithGoal(call.goal, lines) : lines;
  return next ? linesWithGoal(next, changed) : changed;
}
