import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block, link } from '../blocks/page.fixture.ts';
import { DownloadFile } from './DownloadFile.tsx';

const story = createBlockStory('download-file');

const meta = {
  ...story,
  title: 'Blocks/Download file',
  component: DownloadFile,
  args: { ...story.args, block: staticBlocks.downloadFile },
} satisfies Meta<typeof DownloadFile>;

export default meta;
type Story = StoryObj<typeof meta>;

const { downloadFile } = staticBlocks;

export const Pdf: Story = {};

export const WithoutDescription: Story = {
  args: {
    block: block('download-file', { title: 'Tide tables of 2061', link: link('', '/uploads/tides.csv') }),
  },
};

export const UnknownFileType: Story = {
  args: {
    block: block('download-file', {
      title: 'The archive',
      link: link('Open the archive', '/archive', '_blank'),
    }),
  },
};

export const WithTitle: Story = { args: { block: { ...downloadFile, blockTitle: 'Downloads' } } };

export const LongWords: Story = { args: { block: { ...downloadFile, title: longWords } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: { block: { ...downloadFile, title: rightToLeft } },
};
