import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createBlockStory,
  longWords,
  renderBlockStory,
  rightToLeft,
  setSlideTitles,
} from '../blocks/block-story.fixture.tsx';
import { BannerSlider } from './BannerSlider.tsx';
import { threeBanners } from './banner-slider.fixture.ts';

const story = createBlockStory('banner-slider');

const meta = {
  ...story,
  title: 'Blocks/Banner slider',
  component: BannerSlider,
  args: { ...story.args, block: threeBanners },
} satisfies Meta<typeof BannerSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeBanners: Story = {};

/** The server's HTML before its script runs: a row to swipe. */
export const ServerHtml: Story = {
  render: (args) => (
    <div
      ref={(place) => {
        if (place) place.innerHTML = renderToStaticMarkup(renderBlockStory(args));
      }}
    />
  ),
};

export const OneBanner: Story = {
  args: { block: { ...threeBanners, slides: threeBanners.slides.slice(0, 1) } },
};

export const OnDark: Story = { args: { block: { ...threeBanners, backgroundColor: 'dark' } } };

export const WithoutPictures: Story = {
  args: { block: { ...threeBanners, slides: threeBanners.slides.map(({ image: _, ...slide }) => slide) } },
};

export const LongWords: Story = { args: { block: setSlideTitles(threeBanners, longWords) } };

export const RightToLeft: Story = {
  args: { block: setSlideTitles(threeBanners, rightToLeft) },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
