import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useMemo, type ReactElement } from 'react';
import { RedirectWindow } from '../redirect/RedirectWindow.tsx';
import { memberTexts, type MemberTexts } from '../texts/member-texts.ts';
import { PortalModal } from './PortalModal.tsx';

/** The props of `MemberWindows`. */
export interface MemberWindowsProps {
  /** Texts that differ from the built-in English; main data's `userAdminData` fits. */
  texts?: PartialTexts<MemberTexts>;
}

/** The portal and the redirect notice, once per page. */
export function MemberWindows({ texts: given }: MemberWindowsProps): ReactElement {
  const texts = useMemo(() => mergeTexts(memberTexts, given), [given]);
  return (
    <>
      <PortalModal texts={texts} />
      <RedirectWindow texts={texts} />
    </>
  );
}
