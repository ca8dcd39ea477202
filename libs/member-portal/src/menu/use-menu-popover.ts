'use client';

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
  }, [opens, view, state, wantsPortal, paths]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && isOpen(popover.current)) focusFirst(popover.current);
  }, [view, state]);
  useFocusInside(popover);
  useCloseForPortal(popover);
  return popover;
}

function findPage(view: MenuView, wantsPortal: boolean, paths: MemberPaths): string {
  if (view === 'set-password') return paths.resetPassword;
  return wantsPortal ? `${paths.login}?edit-subscription` : paths.login;
}

const isOpen = (popover: HTMLElement | null) => hasPopovers() && popover?.matches(':popover-open') === true;

/**
 * Moves the focus into the menu when it opens, and closes it when the keyboard leaves it: it would cover what has the
 * focus then. A press outside closes it without this.
 */
function useFocusInside(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const menu = popover.current;
    const listening = new AbortController();
    const options = { signal: listening.signal } as AddEventListenerOptions;
    const enter = () => isOpen(menu) && !menu?.contains(document.activeElement) && focusFirst(menu);
    menu?.addEventListener('toggle', enter, options);
    const leave = ({ target }: FocusEvent) => {
      const isOutside = target instanceof HTMLElement && !menu?.contains(target);
      // A press gives no visible focus; on the button, it closes the menu itself.
      if (isOutside && target.matches(':focus-visible') && isOpen(menu)) menu?.hidePopover();
    };
    document.addEventListener('focusin', leave, options);
    // Opened before React ran.
    enter();
    return () => listening.abort();
  }, [popover]);
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
