'use client';

import type { MemberPaths } from '@guildhall/organisation';
import { ButtonLink, mergeTexts } from '@guildhall/ui';
import { useMemo, type ReactElement } from 'react';
import forms from '../forms/MemberForms.module.css';
import type { MemberProblem } from '../identity/problem.ts';
import { ConfirmLink, Done } from '../links/ConfirmLink.tsx';
import { linkTexts } from '../texts/link-texts.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { createAddressService } from './address-service.ts';
import { ownDataTexts } from './own-data-texts.ts';

interface ConfirmAddressProps {
  secret: string;
  texts: MemberTexts;
  paths: MemberPaths;
}

/** The link of an email that changes the address of a login with a password, or undoes that. */
export function ConfirmAddress({ secret, texts: given, paths }: ConfirmAddressProps): ReactElement {
  const own = useMemo(() => mergeTexts(ownDataTexts, given.ownData), [given]);
  const texts = useMemo(() => ({ ...given, links: mergeTexts(linkTexts, readLinkTexts(given)) }), [given]);
  const call = useMemo(() => createAddressService(async () => undefined), []);
  const outcomes = {
    saved: <Outcome text={own.savedText} label={texts.loginLabel} href={paths.login} />,
    undone: <Outcome text={own.undoneText} label={texts.resetTitle} href={paths.resetPassword} />,
    unusable: (problem: MemberProblem) => (
      <div className={forms['form']}>
        <div role="alert" className={forms['problem']}>
          <p>{problem === 'used-link' ? own.usedText : own.expiredText}</p>
        </div>
        <div className={forms['actions']}>
          <ButtonLink href={paths.profile}>{texts.profileLabel}</ButtonLink>
        </div>
      </div>
    ),
  };
  return <ConfirmLink formId="login" {...{ secret, texts, paths, call, outcomes }} />;
}

function Outcome({
  text,
  label,
  href,
}: {
  text: string;
  label: string;
  href: MemberPaths['login'];
}): ReactElement {
  return (
    <div className={forms['form']}>
      <Done>{text}</Done>
      <div className={forms['actions']}>
        {/* The page of the link is the login page: it is opened again without the link. */}
        <ButtonLink href={href}>{label}</ButtonLink>
      </div>
    </div>
  );
}

/** A site with texts of its own has those of links, too. */
function readLinkTexts(texts: MemberTexts): Partial<typeof linkTexts> | undefined {
  return (texts as { links?: Partial<typeof linkTexts> }).links;
}
