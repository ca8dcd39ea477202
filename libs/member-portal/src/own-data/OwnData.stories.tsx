import type { MemberData } from '@guildhall/api-contract/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { respondToCalls } from '../account/account.fixture.ts';
import { Login } from '../forms/Login.tsx';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { InState } from '../session/story.fixture.tsx';
import { memberTexts } from '../texts/member-texts.ts';
import { OwnData } from './OwnData.tsx';

const meta = { title: 'Members/Own data', parameters: { island: 'profile' } } satisfies Meta;

export default meta;

const stored: MemberData = {
  hasEmail: true,
  hasLogOut: true,
  lines: ['Kajen 1', '8000 Aarhus'],
  fields: [
    { name: 'line1', required: true, value: 'Kajen 1' },
    { name: 'state', required: false, value: '' },
    { name: 'country', required: true, value: 'DK' },
  ],
};

const sections = (press: string, body: object = stored, status = 200): StoryObj => ({
  beforeEach: () => respondToCalls({ 'member-data': { status, body } }).restore,
  render: () => (
    <InState user={annaAsMember}>
      <main>
        <h1>Your profile</h1>
        <OwnData formId="profile" texts={memberTexts} changesEmail />
      </main>
    </InState>
  ),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: press }));
  },
});

export const Saved = sections('Save address');
export const Refused = sections('Save address', { ...stored, refused: 'country' });
export const EmailMissing = sections('Send link');
export const CannotBeRead = sections('Try again', {}, 503);

const link = (name: string, status: number, body: object): StoryObj => ({
  beforeEach: () => respondToCalls({ 'open-link': { status, body } }).restore,
  render: () => (
    <InState secret={'x'.repeat(43)}>
      <main>
        <h1>Log in</h1>
        <Login />
      </main>
    </InState>
  ),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(name, { exact: false });
  },
});
const opened = { email: 'anna.holm@a-house-with-a-long-name.example', isOwnBrowser: false };

export const NewAddress = link('From now on', 200, { ...opened, purpose: 'address' });
export const Undo = link('Your login will use', 200, { ...opened, purpose: 'undo' });
export const UsedLink = link('already been used', 410, {
  error: { code: 'MEMBER_LINK_USED', message: 'x', requestId: 'r' },
});
