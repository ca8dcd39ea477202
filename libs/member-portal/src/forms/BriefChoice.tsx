'use client';

import { Checkbox } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { MemberTexts } from '../texts/member-texts.ts';

interface BriefChoiceProps {
  id: string;
  texts: Pick<MemberTexts, 'briefLabel' | 'briefHint'>;
}

const name = 'brief';

/** Lets a member choose that nothing of the login is left once the browser is closed. */
export function BriefChoice({ id, texts }: BriefChoiceProps): ReactElement {
  return <Checkbox id={id} name={name} label={texts.briefLabel} hint={texts.briefHint} />;
}

export const isBriefChosen = (form: HTMLFormElement): boolean => new FormData(form).has(name);
