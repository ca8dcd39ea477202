import { useState } from 'react';
import type { FormValues } from './form-values.ts';

/** The checkboxes that show or hide other fields. */
export interface Ticked {
  sameAsBilling: boolean;
  taxDeduction: boolean;
}

/**
 * Returns the ticked boxes, and a function that reads them again: a box may have been ticked before hydration,
 * without an event.
 */
export function useTicked(getValues: () => FormValues): { ticked: Ticked; updateTicked: () => void } {
  const [ticked, setTicked] = useState<Ticked>({ sameAsBilling: true, taxDeduction: false });
  const updateTicked = (): void => {
    const { sameAsBilling, taxDeduction } = getValues();
    setTicked({ sameAsBilling, taxDeduction });
  };
  return { ticked, updateTicked };
}
