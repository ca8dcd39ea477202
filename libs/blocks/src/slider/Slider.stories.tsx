import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createBlockStory, longWords, rightToLeft, setSlideTitles } from '../blocks/block-story.fixture.tsx';
import { Slider } from './Slider.tsx';
import { harbourSlider } from './slider.fixture.ts';

const story = createBlockStory('slider');

const meta = {
  ...story,
  title: 'Blocks/Slider',
  component: Slider,
  args: { ...story.args, block: { ...harbourSlider, blockTitle: 'Three views of the harbour' } },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralPictures: Story = {};

/** Without script, there are no controls: visitors swipe or scroll the row. */
export const WithoutScript: Story = {
  args: { context: { cards: {}, filters: {}, slots: { carouselControls: () => null } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveProperty('tabIndex', 0);
  },
};

export const OnePicture: Story = {
  args: { block: { ...harbourSlider, slides: harbourSlider.slides.slice(0, 1) } },
};

export const OnDark: Story = {
  args: { block: { ...harbourSlider, backgroundColor: 'dark', blockTitle: 'The harbour' } },
};

export const LongWords: Story = { args: { block: setSlideTitles(harbourSlider, longWords) } };

export const RightToLeft: Story = {
  args: { block: setSlideTitles(harbourSlider, rightToLeft) },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
