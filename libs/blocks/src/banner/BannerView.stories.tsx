import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { block, link, parts } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { BannerView } from './BannerView.tsx';

const story = storyOf('banner');

const meta = {
  ...story,
  title: 'Blocks/Banner',
  component: BannerView,
  args: { ...story.args, block: parts.banner },
} satisfies Meta<typeof BannerView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPeach: Story = {};

export const WithALinkInItsText: Story = {
  args: {
    block: {
      ...parts.banner,
      description: html('Members pay for the questions nobody orders. <a href="/about">What those are</a>'),
    },
  },
};

export const AtNight: Story = { args: { block: { ...parts.banner, backgroundColor: 'night' } } };

export const OnSand: Story = { args: { block: { ...parts.banner, backgroundColor: 'sand' } } };

export const WithoutAPicture: Story = {
  args: {
    block: block('banner', {
      title: 'Keep a chair free',
      description: html('Joining takes <a href="/membership">three minutes</a>.'),
      link: link('Become a member', '/membership'),
    }),
  },
};

export const LongWords: Story = { args: { block: { ...parts.banner, title: longWords } } };

export const RightToLeft: Story = { args: { block: { ...parts.banner, title: rightToLeft } } };
