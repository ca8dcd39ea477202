import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  storyOf,
  longWords,
  renderBlockStory,
  rightToLeft,
  withSlidesTitled,
} from '../blocks/block-story.fixture.tsx';
import { BannerSlider } from './BannerSlider.tsx';
import { threeBanners } from './banner-slider.fixture.ts';

const story = storyOf('banner-slider');

const meta = {
  ...story,
  title: 'Blocks/Banner slider',
  component: BannerSlider,
  args: { ...story.args, block: threeBanners },
} satisfies Meta<typeof BannerSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BannersTakeTurns: Story = {};

/** As the server sends it: a row to swipe, until its script has come. */
export const AsleepAsServerHtml: Story = {
  render: (args) => (
    <div
      ref={(place) => {
        if (place) place.innerHTML = renderToStaticMarkup(renderBlockStory(args));
      }}
    />
  ),
};

export const OneBannerStands: Story = {
  args: { block: { ...threeBanners, slides: threeBanners.slides.slice(0, 1) } },
};

export const AtNight: Story = { args: { block: { ...threeBanners, backgroundColor: 'night' } } };

export const WithoutPictures: Story = {
  args: { block: { ...threeBanners, slides: threeBanners.slides.map(({ image: _, ...slide }) => slide) } },
};

export const LongWords: Story = { args: { block: withSlidesTitled(threeBanners, longWords) } };

export const RightToLeft: Story = {
  args: { block: withSlidesTitled(threeBanners, rightToLeft) },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
