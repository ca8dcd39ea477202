import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { showInfoMessage, type InfoMessage } from './info-messages-atom.ts';
import type { InfoMessagesTexts } from './info-messages-texts.ts';
import { InfoMessages } from './InfoMessages.tsx';

const success = {
  status: 'success',
  title: 'You are signed up',
  description: 'We look forward to seeing you.',
} as const;
const error = {
  status: 'error',
  title: 'You can buy only one event at a time',
  description: 'Remove the other event first.',
} as const;
const info = { status: 'info', title: 'Your cart is still here' } as const;

interface StoryArgs {
  displayTime: number;
  messages: readonly Omit<InfoMessage, 'id'>[];
  texts?: InfoMessagesTexts;
}

const meta = {
  title: 'Primitives/Info messages',
  component: InfoMessages,
  parameters: { island: 'info-messages' },
  // Long enough to look at.
  args: { displayTime: 3_600_000, messages: [success] },
  render: ({ messages, displayTime, texts }) => {
    const store = createStore();
    for (const message of messages) showInfoMessage(store, message);
    return (
      <Provider store={store}>
        <div style={{ minBlockSize: '24rem', padding: 'var(--gh-space-m)' }}>
          <Button variant="quiet" onClick={() => showInfoMessage(store, success)}>
            Show another message
          </Button>
        </div>
        <InfoMessages displayTime={displayTime} {...(texts && { texts })} />
      </Provider>
    );
  },
} satisfies Meta<StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Failure: Story = { args: { messages: [error] } };

export const Info: Story = { args: { messages: [info] } };

export const Stack: Story = { args: { messages: [success, info, error] } };

export const LongWords: Story = {
  args: {
    messages: [
      {
        status: 'error',
        title: 'The payment for “Rindfleischetikettierungsüberwachung: an evening” did not go through',
        description:
          'Your bank declined the payment. You have not been charged, and we are holding your place until tomorrow.',
      },
    ],
  },
};

export const KeyboardClose: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: 'Close message' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('button', { name: 'Close message' })).toBeNull();
  },
};
