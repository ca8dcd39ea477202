import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords } from '../blocks/block-story.fixture.tsx';
import { block, link } from '../blocks/page.fixture.ts';
import { ButtonView } from './ButtonView.tsx';

const story = createBlockStory('button');

const meta = {
  ...story,
  title: 'Blocks/Button',
  component: ButtonView,
  args: {
    ...story.args,
    block: block('button', {
      link: link('Read the whole study', '/cases/harbour'),
      alignment: 'left',
      size: 'normal',
    }),
  },
} satisfies Meta<typeof ButtonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = {};

export const CentredLarge: Story = {
  args: {
    block: block('button', {
      link: link('Become a member', '/membership'),
      alignment: 'center',
      size: 'large',
    }),
  },
};

export const RightSmall: Story = {
  args: { block: block('button', { link: link('All news', '/news'), alignment: 'right', size: 'small' }) },
};

export const NewTab: Story = {
  args: {
    block: block('button', {
      link: link('Tickets', 'https://tickets.example/', '_blank'),
      alignment: 'left',
      size: 'normal',
    }),
  },
};

export const LongWords: Story = {
  args: { block: block('button', { link: link(longWords, '/'), alignment: 'left', size: 'normal' }) },
};
