import { useState } from 'react';
import { completeValues, type FormValues } from './form-values.ts';

/** The boxes that decide what else is shown. */
export interface Ticked {
  sameAsBilling: boolean;
  taxDeduction: boolean;
}

/**
 * Which boxes are ticked, and what looks at them again. They are not watched: of one that was ticked before React woke no
 * change is ever told.
 */
export function useTicked(getValues: () => FormValues): { ticked: Ticked; lookAtBoxes: () => void } {
  const [ticked, setTicked] = useState<Ticked>({ sameAsBilling: true, taxDeduction: false });
  const lookAtBoxes = (): void => {
    const { sameAsBilling, taxDeduction } = completeValues(getValues());
    setTicked({ sameAsBilling, taxDeduction });
  };
  return { ticked, lookAtBoxes };
}
