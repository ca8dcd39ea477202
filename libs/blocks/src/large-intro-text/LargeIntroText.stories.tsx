import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords } from '../blocks/block-story.fixture.tsx';
import { pageBlocks } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { LargeIntroText } from './LargeIntroText.tsx';

const story = createBlockStory('large-intro-text');

const meta = {
  ...story,
  title: 'Blocks/Large intro text',
  component: LargeIntroText,
  args: { ...story.args, block: pageBlocks.largeIntro },
} satisfies Meta<typeof LargeIntroText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnWarm: Story = { args: { block: { ...pageBlocks.largeIntro, backgroundColor: 'warm' } } };

export const OnDark: Story = { args: { block: { ...pageBlocks.largeIntro, backgroundColor: 'dark' } } };

export const LongWords: Story = { args: { block: { ...pageBlocks.largeIntro, text: html(longWords) } } };
