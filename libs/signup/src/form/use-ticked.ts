import { useState } from 'react';
import type { FormValues } from './form-values.ts';

/** The checkboxes that show or hide other fields. */
export interface Ticked {
  sameAsBilling: boolean;
  taxDeduction: boolean;
}

/**
 * Which of these boxes are ticked, and a function that reads them again. A box may have been ticked before React
 * woke, without an event.
 */
export function useTicked(getValues: () => FormValues): { ticked: Ticked; updateTicked: () => void } {
  const [ticked, setTicked] = useState<Ticked>({ sameAsBilling: true, taxDeduction: false });
  const updateTicked = (): void => {
    const { sameAsBilling, taxDeduction } = getValues();
    setTicked({ sameAsBilling, taxDeduction });
  };
  return { ticked, updateTicked };
}
