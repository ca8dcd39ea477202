import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../blocks/block-story.fixture.tsx';
import { staticParts } from '../blocks/static-parts.fixture.ts';
import { PostDate } from './PostDate.tsx';

const meta = {
  ...blockStory,
  title: 'Blocks/Post date',
  component: PostDate,
  args: { ...blockStory.args, block: staticParts.postDate },
} satisfies Meta<typeof PostDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADay: Story = {};

export const ADayThatDoesNotExistShowsNothing: Story = {
  args: { block: { ...staticParts.postDate, date: '20210231' } },
};
