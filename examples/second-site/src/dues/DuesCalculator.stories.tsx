import type { BlockOf } from '@guildhall/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { organisation } from '../organisation.ts';
import DuesIsland from './DuesIsland.tsx';
import { DuesCalculatorView } from './DuesCalculatorView.tsx';

const { currency, numbers } = organisation;
const block = {
  ...{ name: 'dues-calculator', blockName: 'acf/dues-calculator', idd: 'a', classNames: [] },
  title: 'Was kostet die Mitgliedschaft?',
  levels: [
    { upTo: '1200', dues: '3' },
    { upTo: '2200', dues: '8' },
    { upTo: '3200', dues: '12' },
    { upTo: '', dues: '20' },
  ],
} as unknown as BlockOf<'dues-calculator'>;

const meta = {
  title: 'Own blocks/Dues calculator',
  component: DuesCalculatorView,
  // Its own site, whatever the toolbar says.
  globals: { site: 'second-site' },
  args: {
    block,
    context: { cards: {}, filters: {}, slots: {}, pricing: { currency, numbers } },
    index: 0,
  },
  decorators: [
    (Story) => (
      <main className="gh-page-grid">
        <h1>Mitglied werden</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DuesCalculatorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtFirst: Story = {
  play: async () => expect(document.documentElement.lang).toBe('de'),
};

/** The island alone: on a page it works after the first touch. */
export const HighestLevel: Story = {
  render: () => (
    <DuesIsland
      levels={[
        { upTo: 1_200, month: '3 €', year: '36 €' },
        { month: '20 €', year: '240 €' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '4000' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('240 € im Jahr, das sind 20 € im Monat');
  },
};
