import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf } from '../blocks/block-story.fixture.tsx';
import { staticParts } from '../blocks/static-parts.fixture.ts';
import { PostDate } from './PostDate.tsx';

const story = storyOf('post-date');

const meta = {
  ...story,
  title: 'Blocks/Post date',
  component: PostDate,
  args: { ...story.args, block: staticParts.postDate },
} satisfies Meta<typeof PostDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADay: Story = {};

export const ADayThatDoesNotExistShowsNothing: Story = {
  args: { block: { ...staticParts.postDate, date: '20210231' } },
};
