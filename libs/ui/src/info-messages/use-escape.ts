'use client';

import { useEffect } from 'react';

/** In `:is`, a browser without popovers ignores their selector. */
const opened = ':is(dialog[open], :popover-open)';

/** Closes a message with Escape from anywhere on the page, unless the key closes something else. */
export function useEscape(id: string | undefined, close: (id: string) => void): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTaken = event.defaultPrevented || document.querySelector(opened) !== null;
      if (event.key === 'Escape' && !isTaken) close(id);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
