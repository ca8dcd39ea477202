import type { MemberAccountResponse } from '@guildhall/api-contract/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { InState } from '../session/story.fixture.tsx';
import { Account } from './Account.tsx';
import { accounts, late, respondToCalls } from './account.fixture.ts';

const meta = { title: 'Members/Account', parameters: { island: 'profile' } } satisfies Meta;

export default meta;

const story = (body: MemberAccountResponse | undefined, title = 'Payments'): StoryObj => ({
  beforeEach: () =>
    respondToCalls({
      'member-account': body ? { status: 200, body } : { status: 503, body: {} },
      'member-document': { status: 404, body: {} },
    }).restore,
  render: () => (
    <InState user={annaAsMember}>
      <main>
        <h1>Your profile</h1>
        <Account
          texts={{ plans: { friend: 'Friend of the garden' } }}
          retryLabel="Try again"
          loadingLabel="Loading…"
        />
      </main>
    </InState>
  ),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: title });
  },
});

export const Active = story(accounts.active);
export const InTrial = story(accounts.trial);
export const ChargeFailed = story(accounts.failed);
export const OpenInvoice = story(accounts.byInvoice);
export const LateInvoice = story(late);
export const Ended = story(accounts.ended);
export const CannotBeRead = story(undefined);
