import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { InState, type StoryState } from '../session/story.fixture.tsx';
import { ResetPassword } from './ResetPassword.tsx';

const meta = { title: 'Members/Setting a password' } satisfies Meta;

export default meta;
type Story = StoryObj;

const story = (given: StoryState, play?: Story['play']): Story => ({
  render: () => (
    <InState {...given}>
      <main>
        <h1>Set a new password</h1>
        <ResetPassword />
      </main>
    </InState>
  ),
  ...(play && { play }),
});
const setPassword: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('New password'), 'four words of mine');
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
};

export const AskingForTheMail = story({});
export const TheMailIsSent = story({}, async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
  await canvas.findByText(/If we know this address/);
});
export const WithTheCodeOfAMail = story({ code: 'x' });
export const TheLinkHasExpired = story(
  { code: 'x', members: { resetPassword: async () => 'expired-link' } },
  setPassword,
);
export const ThePasswordIsTooShort = story(
  { code: 'x', members: { resetPassword: async () => 'weak-password' } },
  setPassword,
);
export const ThePasswordIsShorterThanThePolicyAllows = story(
  { code: 'x', members: { resetPassword: async () => ({ missing: [{ rule: 'min', count: 12 }] }) } },
  setPassword,
);
export const ThePasswordIsRefusedWithoutAReason = story(
  { code: 'x', members: { resetPassword: async () => 'password-refused' } },
  setPassword,
);
export const ThePolicyRefusesThePassword = story(
  {
    code: 'x',
    members: {
      resetPassword: async () => ({
        missing: [{ rule: 'min', count: 12 }, { rule: 'upper' }, { rule: 'number' }, { rule: 'symbol' }],
      }),
    },
  },
  setPassword,
);
export const OfAnotherThanWhoIsLoggedIn = story({
  code: 'x',
  user: annaAsMember,
  members: { findCodeOwner: async () => ({ email: 'a.very.long.address.of.somebody@members.example' }) },
});
export const TheLinkIsKnownToHaveExpired = story({
  code: 'x',
  members: { findCodeOwner: async () => ({ problem: 'expired-link' }) },
});
export const TheLoginIsClosed = story({
  code: 'x',
  members: { findCodeOwner: async () => ({ problem: 'login-closed' }) },
});
export const ALinkForSomethingElse = story({ unsupportedLink: true });
export const Saved = story({ code: 'x' }, setPassword);
