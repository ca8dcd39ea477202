'use client';

import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { membersAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { portalAtom } from './portal-atoms.ts';

export function PortalButton({
  texts,
  className,
}: {
  texts: MemberTexts;
  className?: string | undefined;
}): ReactElement {
  const members = useAtomValue(membersAtom);
  const { loading } = useAtomValue(portalAtom);
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-busy={loading || undefined}
      onClick={() => void members?.openPortal()}
    >
      {loading ? texts.loadingLabel : texts.editSubscriptionLabel}
    </button>
  );
}
