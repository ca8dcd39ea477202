import { useState } from 'react';

/**
 * Holds the error of a field that has the focus already when it is reported: the focus cannot move to it, so that it has to
 * be announced. `number` is another one each time.
 */
export function useFocusedError() {
  const [focusedError, setFocusedError] = useState({ message: '', number: 0 });
  function announceIfFocused(name: string, message = ''): void {
    if (document.activeElement?.getAttribute('name') === name)
      setFocusedError(({ number }) => ({ message, number: number + 1 }));
  }
  return { focusedError, announceIfFocused };
}
