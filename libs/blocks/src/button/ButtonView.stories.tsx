import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf, longWords } from '../blocks/block-story.fixture.tsx';
import { block, link } from '../blocks/page.fixture.ts';
import { ButtonView } from './ButtonView.tsx';

const story = storyOf('button');

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

export const AtTheLeft: Story = {};

export const InTheMiddleAndLarge: Story = {
  args: {
    block: block('button', {
      link: link('Become a member', '/membership'),
      alignment: 'center',
      size: 'large',
    }),
  },
};

export const AtTheRightAndSmall: Story = {
  args: { block: block('button', { link: link('All news', '/news'), alignment: 'right', size: 'small' }) },
};

export const OpensANewTab: Story = {
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
