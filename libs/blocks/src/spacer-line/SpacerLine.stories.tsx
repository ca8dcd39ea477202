import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf } from '../blocks/block-story.fixture.tsx';
import { block, parts } from '../blocks/page.fixture.ts';
import { SpacerLine } from './SpacerLine.tsx';

const story = storyOf('spacer-line');

const meta = {
  ...story,
  title: 'Blocks/Spacer line',
  component: SpacerLine,
  args: { ...story.args, block: parts.line },
} satisfies Meta<typeof SpacerLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { block: block('spacer-line', { height: 'small', hideLine: false }) } };

export const Large: Story = { args: { block: block('spacer-line', { height: 'large', hideLine: false }) } };

export const AirWithoutALine: Story = {
  args: { block: block('spacer-line', { height: 'large', hideLine: true }) },
};
