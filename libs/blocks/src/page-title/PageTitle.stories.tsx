import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { block } from '../blocks/page.fixture.ts';
import { PageTitle } from './PageTitle.tsx';

const story = createBlockStory('page-title');

const meta = {
  ...story,
  title: 'Blocks/Page title',
  component: PageTitle,
  args: {
    ...story.args,
    block: block('page-title', {
      title: 'The harbour that learned to wait',
      subTitle: 'Eleven years of planning for a sea that is not there yet',
    }),
  },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSubtitle: Story = {};

export const TitleOnly: Story = { args: { block: block('page-title', { title: 'About' }) } };

export const LongWords: Story = {
  args: { block: block('page-title', { title: longWords, subTitle: longWords }) },
};

export const RightToLeft: Story = { args: { block: block('page-title', { title: rightToLeft }) } };
