import type { MemberPaths } from '@guildhall/organisation';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { portalAtom } from '../portal/portal-atoms.ts';
import {
  memberMenuAtom,
  portalRequestedAtom,
  sessionStateAtom,
  type MenuView,
} from '../session/session-atoms.ts';

/** False in Safari before 17. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/**
 * Opens the menu when the page's URL requests the login or a new password, and moves the focus with its content. In
 * browsers without popovers, it goes to the page with the same form.
 */
export function useMenuPopover(paths: MemberPaths): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null);
  const handledRequests = useRef(0);
  const { view, opens } = useAtomValue(memberMenuAtom);
  const state = useAtomValue(sessionStateAtom);
  const wantsPortal = useAtomValue(portalRequestedAtom);
  useEffect(() => {
    const isKnown = state !== 'checking';
    const isWanted = view === 'set-password' || state !== 'in';
    if (opens <= handledRequests.current || !isKnown || !isWanted) return;
    handledRequests.current = opens;
    if (!hasPopovers()) return location.assign(findPage(view, wantsPortal, paths));
    popover.current?.showPopover();
    focusFirst(popover.current);
  }, [opens, view, state, wantsPortal, paths]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && hasPopovers() && popover.current?.matches(':popover-open')) focusFirst(popover.current);
  }, [view, state]);
  useCloseForPortal(popover);
  return popover;
}

function findPage(view: MenuView, wantsPortal: boolean, paths: MemberPaths): string {
  if (view === 'set-password') return paths.resetPassword;
  return wantsPortal ? `${paths.login}?edit-subscription` : paths.login;
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
