import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { block, pageBlocks } from '../blocks/page.fixture.ts';
import { BlockTitle } from './BlockTitle.tsx';

const story = createBlockStory('block-title');

const meta = {
  ...story,
  title: 'Blocks/Block title',
  component: BlockTitle,
  args: { ...story.args, block: pageBlocks.blockTitle },
} satisfies Meta<typeof BlockTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = { args: { block: block('block-title', { title: longWords }) } };

export const RightToLeft: Story = { args: { block: block('block-title', { title: rightToLeft }) } };
