import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords } from '../blocks/block-story.fixture.tsx';
import { block } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { ListView } from './ListView.tsx';

const story = createBlockStory('list');

const meta = {
  ...story,
  title: 'Blocks/List',
  component: ListView,
  args: {
    ...story.args,
    block: block('list', {
      listType: 'ol',
      listItems: [
        html('Nothing is built that cannot be raised later.'),
        html('Every drawing says <em>who</em> must look at it again.'),
        html('Anyone who objects is asked to join.'),
      ],
    }),
  },
} satisfies Meta<typeof ListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Numbered: Story = {};

export const Bulleted: Story = {
  args: {
    block: block('list', {
      listType: 'ul',
      listItems: [html('A pilot’s notebook from 1931'), html('Forty-one wooden pegs'), html(longWords)],
    }),
  },
};

const steps = meta.args.block;

export const StartingAtFive: Story = { args: { block: { ...steps, start: 5 } } };

export const Reversed: Story = { args: { block: { ...steps, reversed: true } } };
