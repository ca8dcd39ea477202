import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords } from '../blocks/block-story.fixture.tsx';
import { block } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { IntroText } from './IntroText.tsx';

const story = createBlockStory('intro-text');

const meta = {
  ...story,
  title: 'Blocks/Intro text',
  component: IntroText,
  args: {
    ...story.args,
    block: block('intro-text', {
      text: html(
        'On the west quay stands a flight of seven steps that leads to nothing. The town built them for a water level it expects in 2061.',
      ),
    }),
  },
} satisfies Meta<typeof IntroText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standfirst: Story = {};

export const OnSoft: Story = { args: { block: { ...meta.args.block, backgroundColor: 'soft' } } };

export const LongWords: Story = { args: { block: block('intro-text', { text: html(longWords) }) } };
