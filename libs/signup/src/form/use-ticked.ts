import { useState } from 'react';
import { completeValues, type FormValues } from './form-values.ts';

/** The checkboxes that show or hide other fields. */
export interface Ticked {
  sameAsBilling: boolean;
  taxDeduction: boolean;
}

/**
 * Which of these boxes are ticked, and a function that reads them again. `watch` of react-hook-form would miss a box that
 * was ticked before React woke.
 */
export function useTicked(getValues: () => FormValues): { ticked: Ticked; updateTicked: () => void } {
  const [ticked, setTicked] = useState<Ticked>({ sameAsBilling: true, taxDeduction: false });
  const updateTicked = (): void => {
    const { sameAsBilling, taxDeduction } = completeValues(getValues());
    setTicked({ sameAsBilling, taxDeduction });
  };
  return { ticked, updateTicked };
}
