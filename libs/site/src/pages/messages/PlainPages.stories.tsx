import { builtInMainData } from '@guildhall/cms-client';
import { toSafeImageUrl } from '@guildhall/safe-content';
import { defaultPaths } from '@guildhall/organisation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleLink, examplePicture, examplePolicy } from '../../chrome/chrome.fixture.tsx';
import { siteSearchTexts } from '../../texts/site-search-texts.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GatePage } from '../entry/GatePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';

const meta = {
  title: 'Pages/Plain pages',
  decorators: [(Story) => <main className="gh-page-grid">{Story()}</main>],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { pageData, userAdminData } = builtInMainData;
const links = [exampleLink('Focus areas', '/focus-areas'), exampleLink('Write to us', '/contact')];
const login = { label: userAdminData.loginLabel, from: '/reading-room', paths: defaultPaths };
/** Storybook's own copy: a story treats its own origin as the content service's. */
const md = toSafeImageUrl('/story-pictures/panorama-1.webp', {
  ...examplePolicy,
  contentOrigin: location.origin,
});
const storyPicture = { ...examplePicture, ...(md && { md }) };
const search = { path: '/search', texts: siteSearchTexts };
const own = {
  ...pageData,
  notFoundTitle: 'Nothing grows here',
  notFoundNote: 'The path ends at the hedge. The garden is the other way.',
  notFoundImage: storyPicture,
  gateText: 'The glasshouse is open to members of the garden.',
  gateImage: storyPicture,
};

export const NotFound: Story = {
  render: () => (
    <NotFoundPage {...{ pageData, links, search }} link={exampleLink('Read the news', '/news')} />
  ),
};

export const NotFoundWithOwnTexts: Story = {
  render: () => <NotFoundPage pageData={own} link={exampleLink('Read the news', '/news')} />,
};

export const NotFoundWithoutNavigation: Story = { render: () => <NotFoundPage pageData={pageData} /> };

export const InternalError: Story = { render: () => <ErrorPage {...{ pageData, links, search }} /> };

export const ContentServiceUnavailable: Story = {
  render: () => <UnavailablePage {...{ pageData, links, search }} />,
};

export const Offline: Story = { render: () => <OfflinePage pageData={pageData} /> };

export const ForMembers: Story = {
  render: () => (
    <GatePage
      {...{ pageData, login }}
      title="The reading room"
      membershipLink={exampleLink('Become a member', '/membership')}
    />
  ),
};

export const ForMembersWithOwnTexts: Story = {
  render: () => <GatePage {...{ pageData: own, login }} title="The glasshouse" />,
};

export const ForMembersWithoutMembershipLink: Story = {
  render: () => <GatePage {...{ pageData, login }} title="The reading room" />,
};

export const ForMembersWithALongTitle: Story = {
  render: () => (
    <GatePage {...{ pageData, login }} title="Speciallægepraksisplanlægningsstabiliseringsperiode" />
  ),
};
