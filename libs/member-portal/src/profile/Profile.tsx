import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useMemo, type ReactElement } from 'react';
import { NewPasswordForm } from '../forms/NewPasswordForm.tsx';
import type { LeavingTexts } from '../leaving/leaving-texts.ts';
import { memberTexts, type MemberTexts } from '../texts/member-texts.ts';
import { ProfileFrame, type ProfileFrameProps } from './ProfileFrame.tsx';

/** The props of `Profile`. */
export interface ProfileProps extends Omit<ProfileFrameProps, 'texts' | 'login' | 'leaving'> {
  /** Texts that differ from the built-in English; main data's `userAdminData` fits. */
  texts?: PartialTexts<MemberTexts & { leaving: LeavingTexts }>;
  /**
   * Lets members copy and delete their data: the years for which bookkeeping keeps invoices.
   * @default no such section
   */
  leaving?: { years: number } | undefined;
}

/**
 * A member's own page where members have passwords: name, membership, password, logout.
 *
 * @example
 * <Profile joinLink={{ title: 'Become a member', url: '/membership' }} />
 */
export function Profile({ texts: given, leaving, ...props }: ProfileProps): ReactElement {
  const texts = useMemo(() => mergeTexts(memberTexts, given), [given]);
  const form = <NewPasswordForm formId="profile" texts={texts} isQuiet />;
  return (
    <ProfileFrame
      {...props}
      texts={texts}
      login={{ title: texts.passwordTitle, form, confirmBy: 'password' }}
      leaving={leaving && { ...leaving, texts: given?.leaving }}
    />
  );
}
