import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory } from '../blocks/block-story.fixture.tsx';
import { block } from '../blocks/page.fixture.ts';
import { storyPicture } from '../blocks/story-pictures.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { ImageView } from './ImageView.tsx';

const story = createBlockStory('image');

const meta = {
  ...story,
  title: 'Blocks/Image',
  component: ImageView,
  args: {
    ...story.args,
    block: block('image', {
      image: storyPicture(3 / 2, 'Seven stone steps end in mid-air.'),
      size: 'standard',
      title: 'The seven steps',
      text: html('Drawn from the <a href="/cases/tides">tide tables</a> of 2061.'),
    }),
  },
} satisfies Meta<typeof ImageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const Wide: Story = {
  args: {
    block: block('image', {
      image: storyPicture(16 / 9, 'A sun over a dark sea.'),
      size: 'wide',
      title: 'The seven steps',
      text: html('Drawn from the <a href="/cases/tides">tide tables</a> of 2061.'),
    }),
  },
};

export const WithoutCaption: Story = {
  args: { block: block('image', { image: storyPicture(3 / 2, 'Seven stone steps.'), size: 'standard' }) },
};
