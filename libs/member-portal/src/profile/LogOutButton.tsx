'use client';

import { Button } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';
import { membersAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';

export function LogOutButton({ texts }: { texts: MemberTexts }): ReactElement {
  const members = useAtomValue(membersAtom);
  const [busy, setBusy] = useState(false);
  const logOut = (): void => {
    setBusy(true);
    void members?.logOut().finally(() => setBusy(false));
  };
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={logOut}>
      {busy ? texts.loadingLabel : texts.logoutLabel}
    </Button>
  );
}
