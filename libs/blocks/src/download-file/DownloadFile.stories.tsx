import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { staticParts } from '../blocks/static-parts.fixture.ts';
import { block, link } from '../blocks/page.fixture.ts';
import { DownloadFile } from './DownloadFile.tsx';

const story = storyOf('download-file');

const meta = {
  ...story,
  title: 'Blocks/Download file',
  component: DownloadFile,
  args: { ...story.args, block: staticParts.downloadFile },
} satisfies Meta<typeof DownloadFile>;

export default meta;
type Story = StoryObj<typeof meta>;

const { downloadFile } = staticParts;

export const APdf: Story = {};

export const WithoutDescriptionOrWords: Story = {
  args: {
    block: block('download-file', { title: 'Tide tables of 2061', link: link('', '/uploads/tides.csv') }),
  },
};

export const AnAddressThatShowsNoKind: Story = {
  args: {
    block: block('download-file', {
      title: 'The archive',
      link: link('Open the archive', '/archive', '_blank'),
    }),
  },
};

export const UnderATitle: Story = { args: { block: { ...downloadFile, blockTitle: 'Downloads' } } };

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
