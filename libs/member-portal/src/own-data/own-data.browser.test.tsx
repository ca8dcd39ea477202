import type { MemberData } from '@guildhall/api-contract/members';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Login } from '../forms/Login.tsx';
import { LinkProfile } from '../links/LinkProfile.tsx';
import { Profile } from '../profile/Profile.tsx';
import type { Members } from '../session/members.ts';
import { linkAtom } from '../session/session-atoms.ts';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore } from '../session/story.fixture.tsx';
import { ownDataTexts as texts } from './own-data-texts.ts';

const stored: MemberData = {
  hasEmail: true,
  hasLogOut: true,
  lines: [],
  fields: [
    { name: 'line1', required: true, value: 'Kajen 1' },
    { name: 'zip', required: true, value: '8000' },
    { name: 'state', required: false, value: '' },
    { name: 'country', required: true, value: 'DK' },
  ],
};

type Respond = (name: string, body: Record<string, unknown>) => { status?: number; json: object };

/** Shows a part of the members' area beside an api that responds like this. Returns the calls. */
function show(
  element: ReactElement,
  respond: Respond,
  { secret, members }: { secret?: string; members?: Partial<Members> } = {},
) {
  const calls: [name: string, body: unknown][] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const name = String(input).replace('/api/v1/', '');
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    // The account has tests of its own.
    if (name === 'member-account') return Response.json({}, { status: 404 });
    calls.push([name, body]);
    const { status = 200, json } = respond(name, body);
    return Response.json(json, { status });
  });
  const store = createStoryStore({
    ...(secret === undefined && { user: annaAsMember }),
    ...(members && { members }),
  });
  store.set(linkAtom, secret);
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  root.render(<Provider store={store}>{element}</Provider>);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.restoreAllMocks();
  });
  return calls;
}

const press = (name: string) => page.getByRole('button', { name }).click();
const keep: Respond = () => ({ json: stored });

it('shows the postal address with the fields of the sign-up, and saves it [4.8.21]', async () => {
  const calls = show(<Profile />, keep);
  await expect.element(page.getByLabelText(texts.line1)).toHaveValue('Kajen 1');
  await expect.element(page.getByLabelText(texts.country)).toHaveValue('DK');
  await userEvent.fill(page.getByLabelText(texts.line1), 'Havnen 2');
  await press(texts.saveAddressLabel);
  await expect.element(page.getByText(texts.addressSavedText)).toBeVisible();
  const address = { line1: 'Havnen 2', zip: '8000', state: '', country: 'DK' };
  expect(calls.at(-1)).toEqual(['member-data', { address }]);
});

it('says which field is wrong, also if only the vendor knows, and keeps what was typed [4.8.21]', async () => {
  const calls = show(<Profile />, (_name, { address }) => ({
    json: address ? { ...stored, refused: 'zip' } : stored,
  }));
  await userEvent.fill(page.getByLabelText(texts.line1), '');
  await press(texts.saveAddressLabel);
  await expect.element(page.getByText(`${texts.line1} is required`)).toBeVisible();
  expect(calls).toHaveLength(1);
  await userEvent.fill(page.getByLabelText(texts.line1), 'Havnen 2');
  await userEvent.fill(page.getByLabelText(texts.zip), '80');
  await press(texts.saveAddressLabel);
  await expect.element(page.getByText(`${texts.zip} is not valid`)).toBeVisible();
  await expect.element(page.getByLabelText(texts.line1)).toHaveValue('Havnen 2');
  await expect.element(page.getByLabelText(texts.zip)).toHaveValue('80');
  await expect.element(page.getByLabelText(texts.zip)).toHaveFocus();
});

it('shows an address whose parts are not known as text [4.8.21]', async () => {
  show(<Profile />, () => ({ json: { ...stored, lines: ['Kajen 1', '8000 Aarhus'] } }));
  await expect.element(page.getByText('Kajen 1, 8000 Aarhus', { exact: false })).toBeVisible();
});

it('requests a link to a new email address, which is asked for once where members have links [4.8.22]', async () => {
  const calls = show(<Profile />, (name) => ({ json: name === 'member-email' ? { success: true } : stored }));
  await expect.element(page.getByText('You log in with', { exact: false })).toBeVisible();
  await userEvent.fill(page.getByLabelText(texts.newEmailLabel), ' anna@new.example ');
  await press(texts.sendLabel);
  await expect.element(page.getByText(texts.sentText)).toBeVisible();
  expect(calls.at(-1)).toEqual(['member-email', { email: 'anna@new.example' }]);
});

it('has one form for the email address where members log in by links [4.8.22]', async () => {
  show(<LinkProfile />, keep);
  await expect.element(page.getByLabelText(texts.line1)).toBeVisible();
  expect(document.querySelectorAll('input[type=email]')).toHaveLength(1);
});

it.each([
  [404, {}],
  [200, { hasEmail: false, hasLogOut: false, fields: [], lines: [] }],
])('leaves no trace of what the api does not change (%i %j) [4.8.21]', async (status, json) => {
  const calls = show(<Profile />, () => ({ status, json }));
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(() => document.querySelectorAll('h2').length).toBe(3);
  expect(document.body.textContent).not.toContain(texts.addressTitle);
  for (const title of [texts.emailTitle, texts.logOutTitle])
    expect(document.body.textContent).not.toContain(title);
});

it('says that the details could not be read, and reads them again [4.8.21]', async () => {
  let status = 503;
  show(<Profile />, () => ({ status, json: stored }));
  await expect.element(page.getByText(texts.failedText)).toBeVisible();
  status = 200;
  await press('Try again');
  await expect.element(page.getByLabelText(texts.line1)).toBeVisible();
});

it.each([[200], [401]])(
  'ends every session at the api, then this one, also if it has ended already (%i) [4.8.23]',
  async (status) => {
    const logOut = vi.fn(async () => undefined);
    const respond: Respond = (name) =>
      name === 'member-log-out' ? { status, json: { success: true } } : { json: stored };
    const calls = show(<Profile />, respond, { members: { logOut } });
    await press(texts.logOutLabel);
    await expect.poll(() => logOut.mock.calls.length).toBe(1);
    expect(calls.at(-1)).toEqual(['member-log-out', {}]);
  },
);

it('keeps this session if the others could not be ended, and says so [4.8.23]', async () => {
  const logOut = vi.fn(async () => undefined);
  const respond: Respond = (name) => ({ status: name === 'member-log-out' ? 503 : 200, json: stored });
  show(<Profile />, respond, { members: { logOut } });
  await press(texts.logOutLabel);
  await expect.element(page.getByText('not available right now', { exact: false })).toBeVisible();
  expect(logOut).not.toHaveBeenCalled();
});

const secret = 'x'.repeat(43);
const refuse = (code: string) => ({ status: 410, json: { error: { code, message: 'x', requestId: 'r' } } });

it.each([
  ['address', 'Use this email address', texts.savedText],
  ['undo', 'Undo the change', texts.undoneText],
])(
  'does what a link says (%s) on a press only, and says what happened [4.8.22]',
  async (purpose, label, done) => {
    const opened = { purpose, email: 'anna@new.example', isOwnBrowser: true };
    const calls = show(
      <Login />,
      (name) => ({ json: name === 'open-link' ? opened : { hasSession: false } }),
      { secret },
    );
    await expect.element(page.getByText('anna@new.example', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('form', { name: label })).toBeVisible();
    expect(calls.map(([name]) => name)).toEqual(['open-link']);
    await press(label);
    await expect.element(page.getByText(done)).toBeVisible();
    expect(calls.at(-1)).toEqual(['session', { link: secret }]);
  },
);

it('says that a link was requested in another browser [4.8.22]', async () => {
  const opened = { purpose: 'address', email: 'anna@new.example', isOwnBrowser: false };
  show(<Login />, () => ({ json: opened }), { secret });
  await expect.element(page.getByText('in another browser or app', { exact: false })).toBeVisible();
});

it.each([
  ['MEMBER_LINK_USED', texts.usedText],
  ['MEMBER_LINK_EXPIRED', texts.expiredText],
])('says why a link does not work (%s) [4.8.22]', async (code, text) => {
  show(<Login />, () => refuse(code), { secret });
  await expect.element(page.getByText(text)).toBeVisible();
});
