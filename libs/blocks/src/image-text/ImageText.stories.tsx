import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords } from '../blocks/block-story.fixture.tsx';
import { block, link, pageBlocks } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { ImageText } from './ImageText.tsx';

const story = createBlockStory('image-text');

const meta = {
  ...story,
  title: 'Blocks/Image and text',
  component: ImageText,
  args: { ...story.args, block: pageBlocks.imageTextLeft },
} satisfies Meta<typeof ImageText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PictureLeft: Story = {};

export const PictureRight: Story = { args: { block: pageBlocks.imageTextRight } };

export const WithoutPicture: Story = {
  args: {
    block: block('image-text', {
      title: 'Four journals a year',
      text: html('<p>On paper that will be read in 2080.</p>'),
      alignment: 'left',
      link: link('See the journal', '/journal'),
    }),
  },
};

export const OnSoft: Story = { args: { block: { ...pageBlocks.imageTextLeft, backgroundColor: 'soft' } } };

export const OnDark: Story = { args: { block: { ...pageBlocks.imageTextRight, backgroundColor: 'dark' } } };

export const LongWords: Story = { args: { block: { ...pageBlocks.imageTextLeft, title: longWords } } };
