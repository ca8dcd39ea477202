import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleLink } from '../chrome/chrome.fixture.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GatePage } from './GatePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';

const meta = {
  title: 'Pages/Plain pages',
  decorators: [(Story) => <main className="gh-page-grid">{Story()}</main>],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { render: () => <NotFoundPage way={exampleLink('Read the news', '/news')} /> };

export const NotFoundOnASiteWithoutWays: Story = { render: () => <NotFoundPage /> };

export const AnErrorOfOurs: Story = { render: () => <ErrorPage /> };

export const TheContentServiceIsAway: Story = { render: () => <UnavailablePage /> };

export const ForMembers: Story = {
  render: () => (
    <GatePage title="The reading room" membershipLink={exampleLink('Become a member', '/membership')} />
  ),
};

export const ForMembersWithoutAWayToJoin: Story = { render: () => <GatePage title="The reading room" /> };

export const ForMembersWithLongWords: Story = {
  render: () => <GatePage title="Speciallægepraksisplanlægningsstabiliseringsperiode" />,
};
