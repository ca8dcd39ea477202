import { builtInMainData, type Link, type MainData } from '@guildhall/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleChrome, exampleLink, exampleOrganisation } from './chrome.fixture.tsx';
import { Header } from './Header.tsx';

const withHeaderLink = (headerLink: Link): MainData => ({
  ...builtInMainData,
  variousData: { ...builtInMainData.variousData, headerLink },
});

const navigation = ['News', 'Cases', 'Blog', 'Calendar', 'People', 'About'].map((title) =>
  exampleLink(title, `/${title.toLowerCase()}`),
);

const meta = {
  title: 'Chrome/Header',
  component: Header,
  args: {
    mainData: withHeaderLink(exampleLink('Become a member', '/membership')),
    chrome: exampleChrome,
    organisation: exampleOrganisation,
    navigation,
    currentPath: '/news',
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NavigationAndLink: Story = {};

export const OnAPageBelowALink: Story = { args: { currentPath: '/cases/a-will-for-a-family-firm' } };

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
