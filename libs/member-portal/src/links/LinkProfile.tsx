import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useMemo, type ReactElement } from 'react';
import { ProfileFrame, type ProfileFrameProps } from '../profile/ProfileFrame.tsx';
import { linkMemberTexts, type LinkMemberTexts } from '../texts/link-texts.ts';
import { EmailForm } from './EmailForm.tsx';

/** The props of `LinkProfile`. */
export interface LinkProfileProps extends Omit<ProfileFrameProps, 'texts' | 'login'> {
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<LinkMemberTexts>;
}

/**
 * The profile where members log in by links: the email address can be changed, and there is no password.
 *
 * @example
 * <LinkProfile joinLink={{ title: 'Become a member', url: '/membership' }} />
 */
export function LinkProfile({ texts: given, ...props }: LinkProfileProps): ReactElement {
  const texts = useMemo(() => mergeTexts(linkMemberTexts, given), [given]);
  const form = <EmailForm formId="profile" texts={texts} />;
  const login = { title: texts.links.emailTitle, form, isPassword: false };
  return <ProfileFrame {...props} texts={texts} login={login} />;
}
