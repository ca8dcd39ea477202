'use client';

import { useState } from 'react';

/** Errors that no move of the focus says, because the focus is in the wrong field already. */
export interface ErrorAlert {
  /** The `errorAlert` of a field. */
  get: (name: string) => number | undefined;
  /** Records the first error of an attempt, before the focus moves to its field. */
  record: (name: string, hasFocus: boolean) => void;
}

/**
 * Makes a form say each error each time: either the focus moves to the field and says it, or the error is a live region.
 *
 * @example
 * export const Email = ({ error }: { error?: string }) => {
 *   const alerts = useErrorAlert();
 *   const check = () => alerts.record('email', document.activeElement?.id === 'email');
 *   return <TextField id="email" label="Email" onBlur={check} error={error} errorAlert={alerts.get('email')} />;
 * };
 */
export function useErrorAlert(): ErrorAlert {
  const [last, setLast] = useState<{ name?: string; count: number }>({ count: 0 });
  return {
    get: (name) => (last.name === name ? last.count : undefined),
    record: (name, hasFocus) => setLast(({ count }) => ({ count: count + 1, ...(hasFocus && { name }) })),
  };
}
