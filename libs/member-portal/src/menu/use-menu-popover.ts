import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { portalAtom } from '../portal/portal-atoms.ts';
import { memberMenuAtom, sessionStateAtom } from '../session/session-atoms.ts';

/**
 * The menu's popover: it opens by itself when the page's address asks for the login, or for setting a password. The focus
 * goes with what it shows.
 */
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
    popover.current?.showPopover();
    focusFirst(popover.current);
  }, [opens, view, state]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && popover.current?.matches(':popover-open')) focusFirst(popover.current);
  }, [view, state]);
  useCloseForPortal(popover);
  return popover;
}

/** The first thing to fill in or to press. The field that tells password managers whose password it is is hidden. */
function focusFirst(popover: HTMLElement | null): void {
  popover?.querySelector<HTMLElement>('input:not([hidden]), a')?.focus();
}

/** The menu closes before the portal opens, so that the focus comes back to the menu's button, which is there then. */
function useCloseForPortal(popover: RefObject<HTMLElement | null>): void {
  const store = useStore();
  useEffect(
    () => store.sub(portalAtom, () => store.get(portalAtom).open && popover.current?.hidePopover()),
    [store, popover],
  );
}
