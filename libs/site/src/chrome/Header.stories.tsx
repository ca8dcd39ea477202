import { builtInMainData, type Link, type MainData } from '@guildhall/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleChrome, exampleLink, exampleOrganisation } from './chrome.fixture.tsx';
import { CartButton } from './CartButton.tsx';
import { Header } from './Header.tsx';
import { getAriaCurrent } from './navigation.ts';

const withHeaderLink = (headerLink: Link): MainData => ({
  ...builtInMainData,
  variousData: { ...builtInMainData.variousData, headerLink },
});

const titles = ['News', 'Cases', 'Blog', 'Calendar', 'People', 'About'];

const getNavigationAt = (path: string) =>
  titles.map((title) => {
    const link = exampleLink(title, `/${title.toLowerCase()}`);
    return { ...link, current: getAriaCurrent(link.url, path) };
  });

const meta = {
  title: 'Chrome/Header',
  component: Header,
  args: {
    mainData: withHeaderLink(exampleLink('Become a member', '/membership')),
    chrome: exampleChrome,
    organisation: exampleOrganisation,
    navigation: getNavigationAt('/news'),
    cart: <CartButton />,
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NavigationAndLink: Story = {};

export const OnAPageBelowALink: Story = {
  args: { navigation: getNavigationAt('/cases/a-will-for-a-family-firm') },
};

export const PagesBelowLinks: Story = {
  args: {
    navigation: [
      {
        ...{ ...exampleLink('About', '/about/team'), isHeading: true },
        children: [exampleLink('Team', '/about/team'), exampleLink('Statutes', '/about/statutes')],
      },
      { ...exampleLink('Cases', '/cases'), children: [exampleLink('Oceans', '/cases/oceans')] },
      ...getNavigationAt('/news').slice(3),
    ],
  },
};

export const WithoutNavigation: Story = { args: { navigation: [] } };

export const WithoutALink: Story = { args: { mainData: builtInMainData } };

export const NameAlone: Story = { args: { mainData: builtInMainData, navigation: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWords: Story = {
  args: {
    organisation: {
      ...exampleOrganisation,
      name: 'The Speciallægepraksisplanlægning Institute for Foresight',
    },
    mainData: withHeaderLink(exampleLink('Become a supporting member of the institute', '/membership')),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
