import { memberStatuses } from '@guildhall/api-contract/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn, userEvent, within } from 'storybook/test';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { InState, type StoryState } from '../session/story.fixture.tsx';
import { Profile, type ProfileProps } from './Profile.tsx';

const meta = { title: 'Members/Profile', parameters: { island: 'profile' } } satisfies Meta;

export default meta;
type Story = StoryObj<ProfileProps>;

const story = (given: StoryState = {}): Story => ({
  render: (props) => (
    <InState user={annaAsMember} {...given}>
      <main>
        <h1>Your profile</h1>
        <Profile
          {...props}
          joinLink={{ title: 'Become a member', url: '/membership' }}
          contactLink={{ title: 'Write to us', url: '/contact' }}
        />
      </main>
    </InState>
  ),
});
const Waiting = () => (
  <InState state="checking">
    <main>
      <h1>Your profile</h1>
      <Profile />
    </main>
  </InState>
);
const inStatus = (status: (typeof memberStatuses)[number], endsAt?: string): Story =>
  story({ members: { readStatus: async () => ({ status, ...(endsAt && { endsAt }) }) } });

const date = '2027-03-05T00:00:00.000Z';

export const Active = inStatus('active');
export const ActiveWithARenewalDate = inStatus('active', date);
export const InTrial = inStatus('in_trial');
export const InTrialWithAnEndDate = inStatus('in_trial', date);
export const Ending = inStatus('non_renewing', date);
export const Paused = inStatus('paused');
export const PausedUntilADate = inStatus('paused', date);
export const Ended = inStatus('cancelled');
export const EndedOnADate = inStatus('cancelled', '2026-03-05T00:00:00.000Z');
export const NotStarted = inStatus('future');
export const StartingOnADate = inStatus('future', date);
export const WithoutAMembership = story({
  user: { id: 'u', email: 'anna@example.org', displayName: 'Anna Holm', record: 'read' },
  members: { readStatus: async () => ({ status: 'none' }) },
});
export const ACustomerWithoutASubscription = inStatus('none');
export const EndingWithoutADate = inStatus('non_renewing');
export const CheckingTheMembership = story({ members: { readStatus: () => new Promise(() => {}) } });
export const UnreadableRecord = story({ user: { ...annaAsMember, record: 'failed' } });
export const OpeningThePortal = story({ portal: { open: false, loading: true, url: undefined } });
export const WithoutAName = story({
  user: { ...annaAsMember, email: 'a.very.long.address.of.somebody@members.example', displayName: '' },
});
export const MembershipCheckFailed = story({ members: { readStatus: async () => undefined } });
export const CheckingTheSession: Story = { render: () => <Waiting /> };
export const SessionCheckIsLate = story({ state: 'late' });
export const FieldsOfTheOrganisation: Story = {
  ...story({ members: { callProfile: async () => ({ values: { berth: 'B 12' } }) } }),
  args: {
    fields: {
      phone: { label: 'Phone', type: 'phone', changedBy: 'member', required: false },
      born: { label: 'Date of birth', type: 'date', changedBy: 'member', required: true },
      boat: {
        ...{ label: 'Boat', type: 'choice', choices: { dinghy: 'Dinghy', cutter: 'Cutter' } },
        ...{ changedBy: 'member', required: false },
      },
      berth: { label: 'Berth', type: 'text', changedBy: 'office', required: false },
    },
  },
};
/** Before an api that responds with this state of a deletion. */
const withData = (state: object): Story => ({
  ...story(),
  args: { leaving: { years: 8 } },
  beforeEach() {
    const respond = spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(state));
    return () => respond.mockRestore();
  },
});
export const OwnData: Story = {
  ...withData({ is_final: false }),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByText('Delete your data and your login'));
  },
};
export const CopyReady: Story = {
  ...withData({ is_final: false, json: '{}', page: '<!doctype html>' }),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Get a copy' }));
    await within(canvasElement).findByText('Your copy is ready.', { exact: false });
  },
};
export const DeletionRequested: Story = {
  ...withData({ is_final: false, due_at: '2026-12-13T12:00:00.000Z', ends_at: '2027-11-29T00:00:00.000Z' }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Keep my data' });
  },
};
export const NameSaved: Story = {
  ...story(),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await canvas.findByText('Name saved');
  },
};
export const CurrentPasswordRequired: Story = {
  ...story({ members: { changePassword: async () => 'login-again' } }),
  async play({ canvasElement }) {
    const form = within(within(canvasElement).getByRole('form', { name: 'Set password' }));
    await userEvent.type(form.getByLabelText('New password'), 'four words of mine');
    await userEvent.click(form.getByRole('button', { name: 'Set password' }));
    await form.findByLabelText('Current password');
  },
};
