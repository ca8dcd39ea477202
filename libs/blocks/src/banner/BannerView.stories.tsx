import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { block, link, pageBlocks } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { BannerView } from './BannerView.tsx';

const story = createBlockStory('banner');

const meta = {
  ...story,
  title: 'Blocks/Banner',
  component: BannerView,
  args: { ...story.args, block: pageBlocks.banner },
} satisfies Meta<typeof BannerView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnWarm: Story = {};

export const LinkInText: Story = {
  args: {
    block: {
      ...pageBlocks.banner,
      description: html('Members pay for the questions nobody orders. <a href="/about">What those are</a>'),
    },
  },
};

export const OnDark: Story = { args: { block: { ...pageBlocks.banner, backgroundColor: 'dark' } } };

export const OnSoft: Story = { args: { block: { ...pageBlocks.banner, backgroundColor: 'soft' } } };

export const WithoutPicture: Story = {
  args: {
    block: block('banner', {
      title: 'Keep a chair free',
      description: html('SignUpDisclosure takes <a href="/membership">three minutes</a>.'),
      link: link('Become a member', '/membership'),
    }),
  },
};

export const LongWords: Story = { args: { block: { ...pageBlocks.banner, title: longWords } } };

export const RightToLeft: Story = { args: { block: { ...pageBlocks.banner, title: rightToLeft } } };
