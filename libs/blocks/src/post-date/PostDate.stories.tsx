import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory } from '../blocks/block-story.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { PostDate } from './PostDate.tsx';

const story = createBlockStory('post-date');

const meta = {
  ...story,
  title: 'Blocks/Post date',
  component: PostDate,
  args: { ...story.args, block: staticBlocks.postDate },
} satisfies Meta<typeof PostDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InvalidDate: Story = {
  args: { block: { ...staticBlocks.postDate, date: '20210231' } },
};
