import type { Link } from '@guildhall/cms-client';
import { memberTexts } from '@guildhall/member-portal';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { WithPageData } from './page-data.ts';
import { Lead, PlainPage, Actions } from './plain-page/PlainPage.tsx';
import { TryAgain } from './plain-page/TryAgain.tsx';

export interface GatePageProps extends WithPageData {
  title: string;
  /** The way to the login, and back to this page; none where there is no members' area. Script puts another way in its place for members. */
  login?: { label: string; from: string } | undefined;
  /** Where to become a member; without it no link is shown. */
  membershipLink?: Link | undefined;
}

/** Shown in place of a page that only members read. It is public: it has the page's title and nothing of its content. */
export function GatePage({ title, pageData, login, membershipLink }: GatePageProps): ReactElement {
  return (
    <PlainPage title={title} kicker={pageData.gateLabel} picture={pageData.gateImage} ground="night">
      <Lead>{pageData.gateText}</Lead>
      <Lead>
        <span data-gate-out="">{membershipLink ? pageData.gateJoinNote : pageData.gateNote}</span>
      </Lead>
      {login && (
        // Script says here how far it is with what members read.
        <Lead>
          <span
            role="status"
            data-gate-status=""
            data-loading={pageData.gateLoadingText}
            data-forbidden={pageData.gateForbiddenText}
            data-failed={pageData.gateFailedText}
            data-ended={memberTexts.problems['session-ended']}
          />
        </Lead>
      )}
      <Actions>
        {login && (
          <>
            <span data-gate-out="">
              <ButtonLink href={`/login?${new URLSearchParams({ redirect: login.from }).toString()}`}>
                {login.label}
              </ButtonLink>
            </span>
            <span data-gate-failed="" hidden>
              <TryAgain label={pageData.tryAgainLabel} />
            </span>
            <span data-gate-in="" hidden>
              <ButtonLink href="/profile">{memberTexts.profileLabel}</ButtonLink>
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
}
