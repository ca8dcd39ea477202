import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BlockView } from './BlockView.tsx';
import { noContext } from './context.fixture.ts';

const meta = {
  title: 'Blocks/Unknown block',
  component: BlockView,
  args: {
    block: { name: 'unknown', blockName: 'acf/hologram', idd: 'a', reason: 'unknown name', detail: '' },
    context: { ...noContext, notices: 'shown' },
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

export const AnEditorSeesThatItsNameIsUnknown: Story = {};

export const AnEditorSeesWhichFieldIsWrong: Story = {
  args: {
    block: {
      name: 'unknown',
      blockName: 'acf/hero',
      idd: 'a',
      reason: 'invalid fields',
      detail: 'title: expected a text',
    },
  },
};

export const AVisitorSeesNothing: Story = {
  args: { context: noContext },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
