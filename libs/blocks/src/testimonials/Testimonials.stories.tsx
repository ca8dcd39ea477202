import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { Testimonials } from './Testimonials.tsx';

const story = createBlockStory('testimonials');

const meta = {
  ...story,
  title: 'Blocks/Testimonials',
  component: Testimonials,
  args: { ...story.args, block: staticBlocks.testimonials },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

const { testimonials } = staticBlocks;
const [first, second] = testimonials.slides;

export const Several: Story = {};

export const WithTitle: Story = {
  args: { block: { ...testimonials, blockTitle: 'What members say', backgroundColor: 'soft' } },
};

export const OneWithPortrait: Story = { args: { block: { ...testimonials, slides: first ? [first] : [] } } };

export const OneWithoutPortrait: Story = {
  args: { block: { ...testimonials, slides: second ? [second] : [] } },
};

export const OnDark: Story = { args: { block: { ...testimonials, backgroundColor: 'dark' } } };

export const LongWords: Story = {
  args: {
    block: {
      ...testimonials,
      slides: testimonials.slides.map((slide) => ({ ...slide, title: longWords, text: html(longWords) })),
    },
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: {
    block: {
      ...testimonials,
      slides: testimonials.slides.map((slide) => ({ ...slide, text: html(rightToLeft) })),
    },
  },
};
