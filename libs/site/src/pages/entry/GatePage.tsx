import type { Link } from '@guildhall/cms-client';
import { memberTexts } from '@guildhall/member-portal';
import type { MemberPaths } from '@guildhall/organisation';
import { ButtonLink, VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { useDefaultTexts } from '../../texts/use-default-texts.ts';
import type { WithPageData } from '../../page-parts/page-data.ts';
import { Lead, PlainPage, Actions } from '../../page-parts/PlainPage.tsx';
import { TryAgain } from '../../page-parts/TryAgain.tsx';

export interface GatePageProps extends WithPageData {
  title: string;
  /** Login link that returns to this page; none without a members' area. JavaScript replaces it for members. */
  login?: { label: string; from: string; paths: MemberPaths } | undefined;
  membershipLink?: Link | undefined;
}

/** Replaces a page for members. It is public: it has the page's title and none of its content. */
export function GatePage({ title, pageData, login, membershipLink }: GatePageProps): ReactElement {
  const texts = useDefaultTexts('login', memberTexts);
  const gate = (
    <PlainPage title={title} kicker={pageData.gateLabel} picture={pageData.gateImage} ground="dark">
      <Lead>{pageData.gateText}</Lead>
      {login && (
        <GateNotes
          note={membershipLink ? pageData.gateJoinNote : pageData.gateNote}
          pageData={pageData}
          endedText={texts.problems['session-ended']}
        />
      )}
      <Actions>
        {login && (
          <>
            <span data-gate-out="">
              <ButtonLink
                href={`${login.paths.login}?${new URLSearchParams({ redirect: login.from }).toString()}`}
              >
                {login.label}
              </ButtonLink>
            </span>
            <span data-gate-failed="" hidden>
              <TryAgain label={pageData.tryAgainLabel} />
            </span>
            <span data-gate-in="" hidden>
              <ButtonLink href={login.paths.profile}>{texts.profileLabel}</ButtonLink>
            </span>
          </>
        )}
        {membershipLink && (
          <span data-gate-out="">
            <ButtonLink href={membershipLink.url} target={membershipLink.target} variant="quiet">
              {membershipLink.title}
            </ButtonLink>
          </span>
        )}
      </Actions>
    </PlainPage>
  );
  return (
    <>
      {gate}
      {login && (
        // Outside the gate, which is hidden by then.
        <VisuallyHidden as="div">
          <div role="status" data-gate-opened={texts.gateOpenedText} />
        </VisuallyHidden>
      )}
    </>
  );
}

/** Says that one must log in, and how loading the members' content goes; missing if nobody can log in. */
function GateNotes({
  note,
  pageData,
  endedText,
}: { note: string; endedText: string } & WithPageData): ReactElement {
  return (
    <>
      <Lead>
        <span data-gate-out="">{note}</span>
      </Lead>
      <Lead>
        <span
          role="status"
          data-gate-status=""
          data-loading={pageData.gateLoadingText}
          data-forbidden={pageData.gateForbiddenText}
          data-failed={pageData.gateFailedText}
          data-ended={endedText}
        />
      </Lead>
    </>
  );
}
