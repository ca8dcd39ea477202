import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory } from '../blocks/block-story.fixture.tsx';
import { block, pageBlocks } from '../blocks/page.fixture.ts';
import { SpacerLine } from './SpacerLine.tsx';

const story = createBlockStory('spacer-line');

const meta = {
  ...story,
  title: 'Blocks/Spacer line',
  component: SpacerLine,
  args: { ...story.args, block: pageBlocks.line },
} satisfies Meta<typeof SpacerLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { block: block('spacer-line', { height: 'small', hideLine: false }) } };

export const Large: Story = { args: { block: block('spacer-line', { height: 'large', hideLine: false }) } };

export const WithoutLine: Story = {
  args: { block: block('spacer-line', { height: 'large', hideLine: true }) },
};
