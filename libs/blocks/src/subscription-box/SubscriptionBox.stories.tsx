import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { emptyContext } from '../blocks/context.fixture.ts';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { expect, userEvent, within } from 'storybook/test';
import { block } from '../blocks/page.fixture.ts';
import { StandInForm } from '../sign-up-form/stand-in-form.fixture.tsx';
import { SubscriptionBox } from './SubscriptionBox.tsx';

const story = createBlockStory('subscription-box');

const meta = {
  ...story,
  title: 'Blocks/Subscription box',
  component: SubscriptionBox,
  args: { ...story.args, block: staticBlocks.subscriptionBox },
} satisfies Meta<typeof SubscriptionBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = staticBlocks.subscriptionBox;
const withForm = { ...emptyContext, slots: { signUp: StandInForm } };

export const Closed: Story = { args: { context: withForm } };

export const Open: Story = {
  args: { context: withForm },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('Subscribe'));
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  },
};

export const WithoutForm: Story = {};

export const WithoutLabel: Story = {
  args: {
    context: withForm,
    block: block('subscription-box', {
      title: 'Individual membership, digital',
      subTitle: 'The same without the paper',
      price: '250',
      textAfterPrice: 'DKK a year',
      products: box.products.slice(1),
      subscriptionType: 'individual-membership-digital',
    }),
  },
};

export const TitleOnly: Story = {
  args: { block: block('subscription-box', { title: 'Friends', products: [] }) },
};

export const OnSoftWithTitle: Story = {
  args: { context: withForm, block: { ...box, backgroundColor: 'soft', blockTitle: 'Memberships' } },
};

export const LongWords: Story = {
  args: {
    context: withForm,
    block: { ...box, title: longWords, subTitle: longWords, recommendedText: longWords },
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: { context: withForm, block: { ...box, title: rightToLeft } },
};
