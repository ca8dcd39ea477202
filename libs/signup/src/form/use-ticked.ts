'use client';

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
  // One state each: a key pressed elsewhere changes neither, and then nothing is rendered.
  const [sameAsBilling, setSameAsBilling] = useState(true);
  const [taxDeduction, setTaxDeduction] = useState(false);
  const updateTicked = (): void => {
    const values = getValues();
    setSameAsBilling(values.sameAsBilling);
    setTaxDeduction(values.taxDeduction);
  };
  return { ticked: { sameAsBilling, taxDeduction }, updateTicked };
}
