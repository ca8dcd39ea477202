import { useAtomValue } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { memberMenuAtom, sessionStateAtom } from '../session/session-atoms.ts';

/** The menu's popover: it opens by itself when the page's address asks for the login, or for setting a password. */
export function useMenuPopover(): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null);
  const opened = useRef(0);
  const { view, asked } = useAtomValue(memberMenuAtom);
  const state = useAtomValue(sessionStateAtom);
  useEffect(() => {
    const isKnown = state !== 'checking';
    const isMeant = view === 'set-password' || state !== 'in';
    if (asked <= opened.current || !isKnown || !isMeant) return;
    opened.current = asked;
    popover.current?.showPopover();
    // The one that tells password managers whose password it is is hidden.
    popover.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [asked, view, state]);
  return popover;
}
