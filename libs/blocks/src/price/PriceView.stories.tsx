import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block } from '../blocks/page.fixture.ts';
import { PriceView } from './PriceView.tsx';

const story = createBlockStory('price');

const meta = {
  ...story,
  title: 'Blocks/Price',
  component: PriceView,
  args: { ...story.args, block: staticBlocks.price },
} satisfies Meta<typeof PriceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CustomText: Story = { args: { block: block('price', { price: 'from € 20' }) } };

export const WithTitle: Story = { args: { block: { ...staticBlocks.price, blockTitle: 'What it costs' } } };

export const LongWords: Story = {
  args: { block: block('price', { price: longWords, textAfterPrice: longWords }) },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: { block: { ...staticBlocks.price, shippingText: rightToLeft } },
};
