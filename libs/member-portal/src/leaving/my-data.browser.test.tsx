import type { ProfileFields } from '@guildhall/organisation';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LinkProfile } from '../links/LinkProfile.tsx';
import { Profile } from '../profile/Profile.tsx';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore } from '../session/story.fixture.tsx';
import type { Members } from '../session/members.ts';

type Respond = (path: string, body: { action?: string }) => { status?: number; body: object };

/** Shows a profile, before an api that responds as it is told. */
function show(
  respond: Respond,
  {
    members = {},
    links = false,
    fields,
  }: { members?: Partial<Members>; links?: boolean; fields?: ProfileFields } = {},
) {
  const calls: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).replace('/api/v1/', '');
    const sent = JSON.parse(String(init?.body)) as { action?: string };
    // Other sections of the profile have tests of their own.
    if (/^member-(data|account)$/.test(path)) return Response.json({}, { status: 404 });
    calls.push(sent.action ?? path);
    const { status = 200, body } = respond(path, sent);
    return Response.json(body, { status });
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const Shown = links ? LinkProfile : Profile;
  root.render(
    <Provider store={createStoryStore({ user: annaAsMember, members })}>
      <Shown
        {...(fields && { fields })}
        leaving={{ years: 8 }}
        texts={{ leaving: { title: 'My own data' } }}
      />
    </Provider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.restoreAllMocks();
  });
  return calls;
}

const stays = { body: { is_final: false } };
const leaves = {
  body: { is_final: false, due_at: '2026-12-13T12:00:00.000Z', ends_at: '2027-11-29T00:00:00.000Z' },
};
const old = { status: 403, body: { error: { code: 'MEMBER_LOGIN_AGAIN', message: '', requestId: '' } } };
const button = (name: string) => page.getByRole('button', { name });

it('a member saves a copy as a page and as JSON, after the current password if the login is old [7.17.2]', async () => {
  let isFresh = false;
  const logIn = vi.fn(async (_email: string, password: string) => {
    isFresh = password === 'lighthouse keeper';
    return isFresh ? undefined : ('wrong-login' as const);
  });
  show(
    (path) =>
      path !== 'my-data' ? stays : isFresh ? { body: { json: '{"a":1}', page: '<!doctype html>' } } : old,
    {
      members: { logIn },
    },
  );
  await expect.element(page.getByRole('heading', { name: 'My own data' })).toBeVisible();
  await button('Get a copy').click();
  const current = page.getByLabelText('Current password');
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAccessibleDescription(/For your security/);
  await userEvent.fill(current, 'wrong');
  await button('Continue').click();
  await expect.element(page.getByText('The current password is wrong')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Current password'), 'lighthouse keeper');
  await button('Continue').click();
  const json = page.getByRole('link', { name: 'Save as JSON for programs' });
  await expect.element(json).toHaveAttribute('download', 'my-data.json');
  expect(json.element().getAttribute('href')).toMatch(/^blob:/);
  expect(logIn).toHaveBeenLastCalledWith('anna@example.org', 'lighthouse keeper');
});

it('a member without a password requests a link in place of it [7.17.2]', async () => {
  const requested: string[] = [];
  const callLinks = vi.fn(async (work: Parameters<Members['callLinks']>[0]) => {
    await work({ requestLink: async (email: string) => void requested.push(email) } as never);
    return undefined;
  });
  show((path) => (path === 'my-data' ? old : stays), { members: { callLinks }, links: true });
  await button('Get a copy').click();
  await expect.element(page.getByText('request a link', { exact: false })).toHaveFocus();
  await button('Send login link').click();
  await expect.element(page.getByText('We are sending you a link.', { exact: false })).toBeVisible();
  expect(requested).toEqual(['anna@example.org']);
});

it('a deletion says what stays before it is requested, from when it is final, and can be taken back [7.17.3]', async () => {
  let isLeaving = false;
  const calls = show((_path, { action }) => {
    if (action === 'delete') isLeaving = true;
    if (action === 'keep') isLeaving = false;
    return isLeaving ? leaves : stays;
  });
  await page.getByText('Delete your data and your login').click();
  await expect.element(page.getByText('for 8 years', { exact: false })).toBeVisible();
  expect(calls).toEqual(['read']);
  await button('Delete my data').click();
  await expect.element(page.getByText('will be deleted after November', { exact: false })).toBeVisible();
  await expect.element(page.getByText('paid until November', { exact: false })).toBeVisible();
  const title = page.getByRole('heading', { name: 'My own data' });
  await expect.element(title).toHaveFocus();
  await button('Keep my data').click();
  await expect.element(page.getByText('Your data stays.', { exact: false })).toBeVisible();
  await expect.element(title).toHaveFocus();
  expect(calls).toEqual(['read', 'delete', 'keep']);
});

it('after a deletion was requested, the membership is read again, and after it was taken back [7.17.3]', async () => {
  let isLeaving = false;
  // The renewal stays off when a deletion is taken back.
  let renews = true;
  const readStatus = vi.fn(
    async () => ({ status: renews ? 'active' : 'non_renewing', endsAt: '2027-11-29' }) as const,
  );
  show(
    (_path, { action }) => {
      isLeaving = action === 'delete';
      renews &&= !isLeaving;
      return isLeaving ? leaves : stays;
    },
    { members: { readStatus } },
  );
  await expect.element(page.getByText('It renews on', { exact: false })).toBeVisible();
  await page.getByText('Delete your data and your login').click();
  await button('Delete my data').click();
  const ends = page.getByText('Your membership ends on', { exact: false });
  await expect.element(ends).toBeVisible();
  await button('Keep my data').click();
  await expect.element(page.getByText('Your data stays.', { exact: false })).toBeVisible();
  await expect.poll(() => readStatus.mock.calls.length).toBe(3);
  await expect.element(ends).toBeVisible();
});

it('what is typed into a form stays if its values cannot be read again [7.17.3]', async () => {
  const callProfile = vi.fn<Members['callProfile']>(async () => ({ values: { phone: '+45 12 34 56 78' } }));
  show((_path, { action }) => (action === 'delete' ? leaves : stays), {
    members: { callProfile },
    fields: { phone: { label: 'Phone', type: 'phone', changedBy: 'member', required: true } },
  });
  await userEvent.fill(page.getByLabelText('Phone'), '+45 87 65');
  callProfile.mockResolvedValue({ problem: 'technical' });
  await page.getByText('Delete your data and your login').click();
  await button('Delete my data').click();
  await expect.element(button('Keep my data')).toBeVisible();
  await expect.poll(() => callProfile.mock.calls.length).toBe(2);
  await expect.element(page.getByLabelText('Phone')).toHaveValue('+45 87 65');
});

it('a failure is said, and nothing is claimed [7.17.3]', async () => {
  show((_path, { action }) =>
    action === 'delete'
      ? { status: 503, body: { error: { code: 'MEMBERS_NOT_NOW', message: '', requestId: '' } } }
      : stays,
  );
  await page.getByText('Delete your data and your login').click();
  await button('Delete my data').click();
  await expect.element(page.getByText('This is not available right now.', { exact: false })).toBeVisible();
  await expect.element(button('Delete my data')).toBeEnabled();
});
