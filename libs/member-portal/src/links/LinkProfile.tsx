import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useMemo, type ReactElement } from 'react';
import { ProfileFrame, type ProfileFrameProps } from '../profile/ProfileFrame.tsx';
import type { LeavingTexts } from '../leaving/leaving-texts.ts';
import { linkMemberTexts, type LinkMemberTexts } from '../texts/link-texts.ts';
import { EmailForm } from './EmailForm.tsx';

/** The props of `LinkProfile`. */
export interface LinkProfileProps extends Omit<ProfileFrameProps, 'texts' | 'login' | 'leaving'> {
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<LinkMemberTexts & { leaving: LeavingTexts }>;
  /**
   * Lets members copy and delete their data: the years for which bookkeeping keeps invoices.
   * @default no such section
   */
  leaving?: { years: number } | undefined;
}

/**
 * The profile where members log in by links: the email address can be changed, and there is no password.
 *
 * @example
 * <LinkProfile joinLink={{ title: 'Become a member', url: '/membership' }} />
 */
export function LinkProfile({ texts: given, leaving, ...props }: LinkProfileProps): ReactElement {
  const texts = useMemo(() => mergeTexts(linkMemberTexts, given), [given]);
  const form = <EmailForm formId="profile" texts={texts} />;
  const login = { title: texts.links.emailTitle, form, confirmBy: 'link' } as const;
  const own = leaving && { ...leaving, texts: given?.leaving };
  return <ProfileFrame {...props} texts={texts} login={login} leaving={own} />;
}
