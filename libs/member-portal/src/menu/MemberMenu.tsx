import { defaultPaths, type MemberPaths } from '@guildhall/organisation';
import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useMemo, type ReactElement } from 'react';
import { memberTexts, type MemberTexts } from '../texts/member-texts.ts';
import { MenuContent } from './MenuContent.tsx';
import { MenuFrame } from './MenuFrame.tsx';

/** The props of `MemberMenu`. */
export interface MemberMenuProps {
  /** Texts that differ from the built-in English; main data's `userAdminData` fits. */
  texts?: PartialTexts<MemberTexts>;
  /**
   * Paths of the members' pages.
   *
   * @default '/login', '/profile' and '/reset-password'
   */
  paths?: MemberPaths;
}

/** The header's login: a button and, below it, the form or the member's menu. */
export function MemberMenu({ texts: given, paths = defaultPaths }: MemberMenuProps): ReactElement {
  const texts = useMemo(() => mergeTexts(memberTexts, given), [given]);
  return (
    <MenuFrame texts={texts} paths={paths}>
      <MenuContent texts={texts} profileUrl={paths.profile} />
    </MenuFrame>
  );
}
