import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { block, parts } from '../blocks/page.fixture.ts';
import { BlockTitle } from './BlockTitle.tsx';

const story = storyOf('block-title');

const meta = {
  ...story,
  title: 'Blocks/Block title',
  component: BlockTitle,
  args: { ...story.args, block: parts.blockTitle },
} satisfies Meta<typeof BlockTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAPart: Story = {};

export const LongWords: Story = { args: { block: block('block-title', { title: longWords }) } };

export const RightToLeft: Story = { args: { block: block('block-title', { title: rightToLeft }) } };
