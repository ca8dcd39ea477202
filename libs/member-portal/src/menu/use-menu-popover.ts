import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { portalAtom } from '../portal/portal-atoms.ts';
import { memberMenuAtom, sessionStateAtom } from '../session/session-atoms.ts';

/** False in Safari before 17. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Opens the menu when the page's URL requests the login or a new password, and moves the focus with its content. */
export function useMenuPopover(): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null);
  const handledRequests = useRef(0);
  const { view, opens } = useAtomValue(memberMenuAtom);
  const state = useAtomValue(sessionStateAtom);
  useEffect(() => {
    const isKnown = state !== 'checking';
    const isWanted = view === 'set-password' || state !== 'in';
    if (opens <= handledRequests.current || !isKnown || !isWanted) return;
    handledRequests.current = opens;
    if (hasPopovers()) popover.current?.showPopover();
    focusFirst(popover.current);
  }, [opens, view, state]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && hasPopovers() && popover.current?.matches(':popover-open')) focusFirst(popover.current);
  }, [view, state]);
  useCloseForPortal(popover);
  return popover;
}

function focusFirst(popover: HTMLElement | null): void {
  popover?.querySelector<HTMLElement>('input:not([hidden]), a')?.focus();
}

/** Closes the menu before the portal opens, so that the focus can return to the menu's button. */
function useCloseForPortal(popover: RefObject<HTMLElement | null>): void {
  const store = useStore();
  useEffect(
    () =>
      store.sub(portalAtom, () => {
        if (store.get(portalAtom).open && hasPopovers()) popover.current?.hidePopover();
      }),
    [store, popover],
  );
}
