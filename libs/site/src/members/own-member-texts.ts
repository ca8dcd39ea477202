import type { MemberTexts } from '@guildhall/member-portal';
import type { PartialTexts } from '@guildhall/ui';
import { atom } from 'jotai';

/** Texts of the members' area that a site has in place of the English ones. */
export const ownMemberTextsAtom = atom<PartialTexts<MemberTexts> | undefined>(undefined);
