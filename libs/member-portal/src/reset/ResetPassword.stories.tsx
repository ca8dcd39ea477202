import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { InState, type StoryState } from '../session/story.fixture.tsx';
import { memberTexts } from '../texts/member-texts.ts';
import { ResetPassword, type ResetPasswordProps } from './ResetPassword.tsx';

const meta = { title: 'Members/Reset password', parameters: { island: 'reset-password' } } satisfies Meta;

export default meta;
type Story = StoryObj<ResetPasswordProps>;

const story = (given: StoryState, play?: Story['play']): Story => ({
  render: (props) => (
    <InState {...given}>
      <main>
        <h1>Set a new password</h1>
        <ResetPassword {...props} />
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

export const RequestingTheEmail = story({});
export const EmailSent = story({}, async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
  await canvas.findByText(memberTexts.resetSentText);
});
export const WithACode = story({ code: 'x' });
export const LinkExpiredOnSubmit = story(
  { code: 'x', members: { resetPassword: async () => 'expired-link' } },
  setPassword,
);
export const PasswordTooShort = story(
  { code: 'x', members: { resetPassword: async () => 'weak-password' } },
  setPassword,
);
export const PasswordTooShortForThePolicy = story(
  { code: 'x', members: { resetPassword: async () => ({ missing: [{ rule: 'min', count: 12 }] }) } },
  setPassword,
);
export const PasswordRefusedWithoutAReason = story(
  { code: 'x', members: { resetPassword: async () => 'password-refused' } },
  setPassword,
);
export const PasswordRefusedByThePolicy = story(
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
export const ForAnotherAccount = story({
  code: 'x',
  user: annaAsMember,
  members: { findCodeOwner: async () => ({ email: 'a.very.long.address.of.somebody@members.example' }) },
});
export const LinkExpiredBeforeInput = story({
  code: 'x',
  members: { findCodeOwner: async () => ({ problem: 'expired-link' }) },
});
export const LoginClosed = story({
  code: 'x',
  members: { findCodeOwner: async () => ({ problem: 'login-closed' }) },
});
export const UnsupportedLink = story({ unsupportedLink: true });
export const Saved = story({ code: 'x' }, setPassword);
