import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BlockView } from './BlockView.tsx';
import { emptyContext } from './context.fixture.ts';

const meta = {
  title: 'Blocks/Notices for editors',
  component: BlockView,
  args: {
    block: { name: 'unknown', blockName: 'acf/hologram', idd: 'a', reason: 'unknown name', detail: '' },
    context: { ...emptyContext, notices: 'shown' },
    index: 0,
  },
  decorators: [
    (Story) => (
      <main className="gh-page-grid">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BlockView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownName: Story = {};

export const InvalidField: Story = {
  args: {
    block: {
      name: 'unknown',
      blockName: 'acf/hero',
      idd: 'a',
      reason: 'invalid fields',
      detail: 'title: expected text',
    },
  },
};

export const PageTooLong: Story = {
  args: {
    block: {
      name: 'unknown',
      blockName: 'acf/hero',
      idd: 'a',
      reason: 'over budget',
      detail: '7 blocks left out: a page can have at most 500',
    },
  },
};

export const PartsNotShown: Story = {
  args: {
    block: {
      ...{ name: 'block-title', blockName: 'acf/slider', idd: 'a', classNames: [] },
      title: 'Pictures of the quay',
    },
    context: {
      ...{ ...emptyContext, notices: 'shown' },
      problems: [
        {
          ...{ where: 'entry /about, block 2 (acf/slider)', block: 'a', field: 'slides: 2' },
          ...{
            message: 'this picture URL is not allowed',
            advice: 'Upload the picture to the media library.',
          },
        },
        {
          ...{ where: 'entry /about, block 2 (acf/slider)', block: 'a', field: 'blockDescription' },
          message: 'an <iframe> from maps.example was removed: text cannot contain iframes',
        },
      ],
    },
  },
};

export const HiddenFromVisitors: Story = {
  args: { context: emptyContext },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
