import { memberTexts, type MemberTexts } from '@guildhall/member-portal';
import { mergeTexts, type LinkUrl } from '@guildhall/ui';
import { listContractLinks } from '../../render/footer-links.ts';
import type { PageViews } from '../../render/page-view.ts';
import { renderPlain } from '../../render/render-plain.tsx';
import type { MembersModel } from './members-pages.ts';
import { getMembersPageTitle, MembersPage } from './MembersPage.tsx';

/** Texts that title members' pages. */
const pageTitles: Pick<MemberTexts, 'profileTitle' | 'resetTitle'> = memberTexts;

export const membersViews: PageViews<MembersModel> = {
  members({ page }, context, { profile: OwnPart }) {
    const { mainData, facts, organisation, texts } = context;
    return renderPlain(
      getMembersPageTitle(page, mainData, mergeTexts(pageTitles, texts?.members)),
      <MembersPage
        {...{ page, mainData, paths: facts.paths, profileFields: facts.profileFields }}
        contractLinks={listContractLinks(context).map(({ title, url }) => ({ title, url: url as LinkUrl }))}
        leaving={facts.leaving && { years: facts.leaving.bookkeepingYears }}
      >
        {page === 'profile' && OwnPart && <OwnPart {...{ facts, organisation, mainData }} />}
      </MembersPage>,
      context,
    );
  },
};
