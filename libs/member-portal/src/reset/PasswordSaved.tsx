'use client';

import { ButtonLink } from '@guildhall/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import forms from '../forms/MemberForms.module.css';
import type { MemberPaths } from '@guildhall/organisation';
import type { MemberTexts } from '../texts/member-texts.ts';

interface PasswordSavedProps {
  texts: MemberTexts;
  paths: MemberPaths;
  isIn: boolean;
}

/** Replaces the form after success: confirms, takes the focus and links to the next page. */
export function PasswordSaved({ texts, paths, isIn }: PasswordSavedProps): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div className={forms['form']}>
      <div ref={region} role="status" tabIndex={-1} className={forms['done']}>
        <p>{texts.passwordSavedText}</p>
      </div>
      <div className={forms['actions']}>
        <ButtonLink href={isIn ? paths.profile : paths.login}>
          {isIn ? texts.profileLabel : texts.loginLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
