import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { block, pageBlocks } from '../blocks/page.fixture.ts';
import { storyPicture } from '../blocks/story-pictures.fixture.ts';
import { Hero } from './Hero.tsx';

const story = createBlockStory('hero');

const meta = {
  ...story,
  title: 'Blocks/Hero',
  component: Hero,
  args: { ...story.args, block: pageBlocks.hero },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const WithoutPicture: Story = {
  args: {
    block: block('hero', { title: pageBlocks.hero.title, subTitle: 'A house of ideas about the long term.' }),
  },
};

export const TitleOnly: Story = {
  args: { block: block('hero', { title: 'News', image: storyPicture(16 / 9, 'A sun over a dark sea.') }) },
};

export const LongWords: Story = { args: { block: { ...pageBlocks.hero, title: longWords } } };

export const RightToLeft: Story = { args: { block: { ...pageBlocks.hero, title: rightToLeft } } };
