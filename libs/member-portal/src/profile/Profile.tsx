import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useMemo, type ReactElement } from 'react';
import { NewPasswordForm } from '../forms/NewPasswordForm.tsx';
import { memberTexts, type MemberTexts } from '../texts/member-texts.ts';
import { ProfileFrame, type ProfileFrameProps } from './ProfileFrame.tsx';

export interface ProfileProps extends Omit<ProfileFrameProps, 'texts' | 'login'> {
  texts?: PartialTexts<MemberTexts>;
}

export function Profile({ texts: given, ...props }: ProfileProps): ReactElement {
  const texts = useMemo(() => mergeTexts(memberTexts, given), [given]);
  const form = <NewPasswordForm formId="profile" texts={texts} isQuiet />;
  return <ProfileFrame {...props} texts={texts} login={{ title: texts.passwordTitle, form }} />;
}
