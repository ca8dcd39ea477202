'use client';

import { ButtonLink } from '@guildhall/ui';
import type { MemberPaths } from '@guildhall/organisation';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { BriefChoice, isBriefChosen } from '../forms/BriefChoice.tsx';
import { MemberFormFrame } from '../forms/MemberFormFrame.tsx';
import forms from '../forms/MemberForms.module.css';
import { useMemberForm } from '../forms/use-member-form.ts';
import type { OpenLink } from '../identity/identity.ts';
import type { MemberProblem } from '../identity/problem.ts';
import { EmailAddress } from '../profile/EmailAddress.tsx';
import type { CallAddressService } from '../own-data/address-service.ts';
import { linkSecret } from '../session/emailed-codes.ts';
import { linkAtom, membersAtom, sessionStateAtom, userAtom } from '../session/session-atoms.ts';
import { getProblemText } from '../texts/get-problem-text.ts';
import type { LinkMemberTexts } from '../texts/link-texts.ts';
import { RequestLinkForm } from './RequestLinkForm.tsx';
import { isUnusable, useOpenLink } from './use-open-link.ts';

interface ConfirmLinkProps {
  formId: string;
  secret: string;
  texts: LinkMemberTexts;
  paths: MemberPaths;
  /**
   * Calls the service that knows the link.
   * @default that of the members' area
   */
  call?: CallAddressService | undefined;
  /** Parts in place of the forms that request links, where members have passwords. */
  outcomes?: LinkOutcomes | undefined;
}

/** Parts that are shown once a link was used, or cannot be. */
interface LinkOutcomes {
  saved: ReactElement;
  undone: ReactElement;
  unusable: (problem: MemberProblem) => ReactElement;
}

/** Says what a link does and for whom, and does it on a press: programs that open the links of emails press nothing. */
export function ConfirmLink({
  formId,
  secret,
  texts,
  paths,
  call: given,
  outcomes,
}: ConfirmLinkProps): ReactElement {
  const members = useAtomValue(membersAtom);
  const call = given ?? members?.callLinks;
  const { link, problem, retry } = useOpenLink(secret, call);
  const [used, setUsed] = useState<{ problem: MemberProblem | undefined }>();
  if (used && used.problem === undefined && link?.purpose === 'address')
    return outcomes?.saved ?? <AddressSaved texts={texts} paths={paths} />;
  if (used && used.problem === undefined && link?.purpose === 'undo')
    return outcomes?.undone ?? <ChangeUndone {...{ formId, texts }} />;
  const final = used?.problem ?? problem;
  if (final && isUnusable(final))
    return outcomes?.unusable(final) ?? <UnusableLogin {...{ formId, texts }} problem={final} />;
  if (problem)
    return (
      <>
        <div role="alert" className={forms['problem']}>
          <p>{getProblemText(problem, texts)}</p>
        </div>
        <button type="button" className={forms['link']} onClick={retry}>
          {texts.retryLabel}
        </button>
      </>
    );
  if (!link) return <p role="status">{texts.checkingLabel}</p>;
  return (
    <PressForm
      {...{ formId, secret, link, texts, call }}
      onResult={(result) => setUsed({ problem: result })}
    />
  );
}

interface PressFormProps {
  formId: string;
  secret: string;
  link: OpenLink;
  texts: LinkMemberTexts;
  call: CallAddressService | undefined;
  onResult: (problem: MemberProblem | undefined) => void;
}

function PressForm({ formId, secret, link, texts, call, onResult }: PressFormProps): ReactElement {
  const user = useAtomValue(userAtom);
  const setPending = useSetAtom(linkAtom);
  const isLogin = link.purpose === 'login';
  const { label, text } = getPurposeTexts(link.purpose, texts);
  const form = useMemberForm({}, texts, async (_values, element) => {
    const problem = call
      ? await call(async (service) => {
          const onUsed = () => {
            linkSecret.forget();
            // The page that follows a login opens only when no link waits.
            if (isLogin) setPending(undefined);
          };
          await service.useLink(secret, onUsed, isBriefChosen(element));
        })
      : 'technical';
    if (isUnusable(problem)) linkSecret.forget();
    onResult(problem);
    return problem;
  });
  return (
    <MemberFormFrame form={form} texts={texts} submitLabel={label} label={isLogin ? texts.loginTitle : label}>
      <div role="status" className={forms['owner']}>
        <p>{withEmail(text, link.email)}</p>
        {isLogin && user && user.email !== link.email && (
          <p>{withEmail(texts.links.replaceText, user.email)}</p>
        )}
        {!link.isOwnBrowser && <p>{texts.links.otherBrowserText}</p>}
      </div>
      {isLogin && <BriefChoice id={`${formId}-brief`} texts={texts} />}
    </MemberFormFrame>
  );
}

function getPurposeTexts(purpose: OpenLink['purpose'], { loginLabel, links }: LinkMemberTexts) {
  if (purpose === 'login') return { label: loginLabel, text: links.logInText };
  if (purpose === 'undo') return { label: links.undoLabel, text: links.undoText };
  return { label: links.confirmAddressLabel, text: links.addressText };
}

function withEmail(text: string, email: string): ReactElement {
  const [before, after] = text.split('{email}');
  return (
    <>
      {before}
      <strong>
        <EmailAddress>{email}</EmailAddress>
      </strong>
      {after}
    </>
  );
}

function UnusableLogin({
  formId,
  problem,
  texts,
}: {
  formId: string;
  problem: MemberProblem;
  texts: LinkMemberTexts;
}): ReactElement {
  return (
    <>
      <div role="alert" className={forms['problem']}>
        <p>{problem === 'used-link' ? texts.links.usedText : texts.links.expiredText}</p>
      </div>
      <RequestLinkForm formId={`${formId}-again`} texts={texts} isRepeat />
    </>
  );
}

/** Replaces the form after success: confirms, and takes the focus. */
export function Done({ children }: { children: string }): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} role="status" tabIndex={-1} className={forms['done']}>
      <p>{children}</p>
    </div>
  );
}

/** The change of an address was undone: its owner logs in again. */
function ChangeUndone({ formId, texts }: { formId: string; texts: LinkMemberTexts }): ReactElement {
  return (
    <>
      <Done>{texts.links.undoneText}</Done>
      <RequestLinkForm formId={`${formId}-again`} texts={texts} />
    </>
  );
}

function AddressSaved({ texts, paths }: { texts: LinkMemberTexts; paths: MemberPaths }): ReactElement {
  const isIn = useAtomValue(sessionStateAtom) === 'in';
  return (
    <div className={forms['form']}>
      <Done>{texts.links.addressSavedText}</Done>
      {isIn && (
        <div className={forms['actions']}>
          <ButtonLink href={paths.profile}>{texts.profileLabel}</ButtonLink>
        </div>
      )}
    </div>
  );
}
