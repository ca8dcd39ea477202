import { builtInMainData, type MainData } from '@guildhall/cms-client';
import { sanitizeHtml } from '@guildhall/safe-content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleChrome, exampleLink, exampleOrganisation, examplePolicy } from './chrome.fixture.tsx';
import { Footer } from './Footer.tsx';

const text = sanitizeHtml(
  '<p>The customs house<br>3 West Quay</p><p><a href="/contact">Write to us</a></p>',
  examplePolicy,
);

const mainData: MainData = {
  ...builtInMainData,
  variousData: {
    ...builtInMainData.variousData,
    footerData1: text,
    footerLink: exampleLink('Read the journal', '/journal'),
  },
};

const meta = {
  title: 'Chrome/Footer',
  component: Footer,
  args: {
    mainData,
    chrome: exampleChrome,
    organisation: exampleOrganisation,
    navigation: ['News', 'Cases', 'Calendar', 'About'].map((title) => exampleLink(title, `/${title}`)),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {};

export const WithoutNavigation: Story = { args: { navigation: [] } };

export const WithBuiltInTexts: Story = { args: { mainData: builtInMainData, navigation: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
