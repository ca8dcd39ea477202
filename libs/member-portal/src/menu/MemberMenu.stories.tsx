import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { InState, type StoryState } from '../session/story.fixture.tsx';
import { MemberMenu, type MemberMenuProps } from './MemberMenu.tsx';

const meta = {
  title: 'Members/Menu',
  parameters: { island: 'member-menu', docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<MemberMenuProps>;

const story = (given: StoryState, play?: Story['play']): Story => ({
  render: (props) => (
    <InState {...given}>
      <header>
        <MemberMenu {...props} />
      </header>
    </InState>
  ),
  ...(play && { play }),
});
const press = async (canvas: HTMLElement, name: RegExp) =>
  userEvent.click(within(canvas).getByRole('button', { name }));
const open =
  (name: RegExp): Story['play'] =>
  async ({ canvasElement }) =>
    press(canvasElement, name);

export const Closed = story({});
export const Login = story({ view: 'login' });
export const CheckingTheSession = story({ state: 'checking' });
export const SessionCheckIsLate = story({ state: 'late' }, open(/Log in/));
export const RequestingTheEmail = story({ view: 'request-mail' });
export const SettingAPassword = story({ view: 'set-password', code: 'x' });
export const LoggedIn = story({ user: annaAsMember }, open(/Members’ area/));
export const LoggedInWithoutASubscription = story(
  {
    user: {
      id: 'u',
      email: 'a.very.long.address.of.somebody@members.example',
      displayName: '',
      record: 'read',
    },
  },
  open(/Members’ area/),
);
export const WrongPassword = story(
  { view: 'login', members: { logIn: async () => 'wrong-login' } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement);
    await expect(await canvas.findByText('The email or password is wrong')).toBeVisible();
  },
);
