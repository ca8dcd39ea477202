import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { RotatingText } from './RotatingText.tsx';
import { threeLines } from './rotating-text.fixture.ts';

const story = createBlockStory('rotating-text');

const meta = {
  ...story,
  title: 'Blocks/Rotating text',
  component: RotatingText,
  args: { ...story.args, block: threeLines },
} satisfies Meta<typeof RotatingText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {};

export const OneLine: Story = {
  args: { block: { ...threeLines, slides: threeLines.slides.slice(0, 1) } },
};

export const OnDark: Story = { args: { block: { ...threeLines, backgroundColor: 'dark' } } };

export const LongWords: Story = {
  args: { block: { ...threeLines, slides: [{ id: '1', title: longWords }, ...threeLines.slides] } },
};

export const RightToLeft: Story = {
  args: {
    block: {
      ...threeLines,
      slides: [
        { id: '1', title: rightToLeft },
        { id: '2', title: rightToLeft },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
