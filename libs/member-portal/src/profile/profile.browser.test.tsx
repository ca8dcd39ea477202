import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { Member } from '../session/member.ts';
import type { Members, MembershipStatus } from '../session/members.ts';
import { anna, annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore } from '../session/story.fixture.tsx';
import { Profile, type ProfileProps } from './Profile.tsx';

const links: ProfileProps = {
  joinLink: { title: 'Become a member', url: '/membership' },
  contactLink: { title: 'Write to us', url: '/contact' },
};

function show(
  membership: MembershipStatus | undefined,
  user: Member = annaAsMember,
  given = links,
  members: Partial<Members> = {},
): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const store = createStoryStore({ user, members: { readStatus: async () => membership, ...members } });
  root.render(
    <Provider store={store}>
      <Profile {...given} />
    </Provider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

const findStatus = (text: string) => page.getByRole('status').first().getByText(text, { exact: false });
const findActions = () =>
  [...document.querySelectorAll('section[data-ground] :is(a, button)')].map(({ textContent }) => textContent);

it('prints the name and the membership, and no empty fields [2.3.10]', async () => {
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  show({ status: 'active' });
  await expect.element(findStatus('Your membership is active')).toBeVisible();
  const forms = () => [...document.querySelectorAll('form')].map((form) => form.checkVisibility());
  expect(forms()).not.toContain(false);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(forms()).not.toContain(true);
  await expect.element(findStatus('Your membership is active')).toBeVisible();
  await expect.element(page.getByText(anna.email)).toBeVisible();
});

it('shows the member’s name above their email address, or that alone [3.4.2]', async () => {
  const readUser = () =>
    [...document.querySelectorAll('section:first-child > p')].map(({ textContent }) => textContent);
  show({ status: 'active' });
  await expect.poll(readUser).toEqual(['Anna Holm', 'anna@example.org']);
  document.body.replaceChildren();
  show({ status: 'active' }, { ...annaAsMember, displayName: '' });
  await expect.poll(readUser).toEqual(['anna@example.org']);
});

it('links to the pages that end a contract, with its reference and nothing about the member [2.1.25]', async () => {
  const contractLinks = [{ title: 'Withdraw from contract here', url: '/withdraw' }] as const;
  show({ status: 'active', contract: 'RF18 5390' }, annaAsMember, { ...links, contractLinks });
  const link = page.getByRole('link', { name: 'Withdraw from contract here' });
  await expect.element(link).toHaveAttribute('href', '/withdraw?contract=RF18+5390');
  document.body.replaceChildren();
  show({ status: 'none' }, annaAsMember, { ...links, contractLinks });
  await expect.element(findStatus('We could not find a membership')).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

describe('a membership on the profile', () => {
  it.each([
    ['active', 'Your membership is active.', ['Edit subscription']],
    ['in_trial', 'Your membership is in its trial period.', ['Edit subscription']],
    ['non_renewing', 'Your membership is ending.', ['Edit subscription']],
    ['paused', 'To resume it, go to “Edit subscription”.', ['Edit subscription']],
    ['future', 'Your membership has not started yet.', ['Edit subscription']],
    ['cancelled', 'You can join again at any time.', ['Join again', 'Edit subscription']],
    ['none', 'We could not find a membership', ['Become a member', 'Write to us', 'Edit subscription']],
  ] as const)(
    'that is %s is described in plain words, with links to the next step [4.8.11]',
    async (status, text, links) => {
      show({ status });
      await expect.element(findStatus(text)).toBeVisible();
      expect(findActions()).toEqual(links);
    },
  );

  it.each([
    ['active', 'It renews on March 05, 2027.'],
    ['in_trial', 'Your trial ends on March 05, 2027.'],
    ['non_renewing', 'Your membership ends on March 05, 2027.'],
    ['paused', 'Your membership is paused until March 05, 2027.'],
    ['future', 'Your membership starts on March 05, 2027.'],
    ['cancelled', 'Your membership ended on March 05, 2027.'],
  ] as const)('that is %s states its date [4.8.11]', async (status, text) => {
    show({ status, endsAt: '2027-03-05T00:00:00.000Z' });
    await expect.element(findStatus(text)).toBeVisible();
  });

  it.each([undefined, 'soon'])('without a date (%j) states none [4.8.11]', async (endsAt) => {
    show({ status: 'active', ...(endsAt !== undefined && { endsAt }) });
    await expect.element(findStatus('Your membership is active.')).toBeVisible();
    expect(findStatus('renews').elements()).toEqual([]);
  });

  it.each([undefined, '2027-03-05T00:00:00.000Z'])(
    'in its trial (until %j) states what is charged afterwards, and where to see the amount [4.8.11]',
    async (endsAt) => {
      show({ status: 'in_trial', ...(endsAt !== undefined && { endsAt }) });
      await expect.element(findStatus('you are charged the price of your plan')).toBeVisible();
      await expect.element(findStatus('amount, go to “Edit subscription”')).toBeVisible();
    },
  );

  it.each([
    ['in_trial', 'After it ends, you are charged the price of your plan'],
    ['non_renewing', 'It will not renew. You can read all members’ pages until it ends.'],
    ['paused', 'You cannot read members’ pages while it is paused.'],
    ['future', 'You can read members’ pages from the day it starts.'],
  ] as const)(
    'that is %s does not send a member to a portal that the site does not have',
    async (status, text) => {
      show({ status }, annaAsMember, links, { hasPortal: false });
      await expect.element(findStatus(text)).toBeVisible();
      expect(document.body.textContent).not.toContain('Edit subscription');
    },
  );

  it('that cannot be found links to sign-up and contact, not to the portal [4.8.11]', async () => {
    show({ status: 'none' }, { ...anna, record: 'read' });
    await expect.element(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
    const join = page.getByRole('link', { name: 'Become a member' });
    await expect.element(join).toHaveAttribute('href', '/membership');
    expect(findActions()).toEqual(['Become a member', 'Write to us']);
  });

  it('that has ended leads to the page to join again and to the portal [4.8.11]', async () => {
    const openPortal = vi.fn(async () => undefined);
    show({ status: 'cancelled' }, annaAsMember, links, { openPortal });
    const join = page.getByRole('link', { name: 'Join again' });
    await expect.element(join).toHaveAttribute('href', '/membership');
    await page.getByRole('button', { name: 'Edit subscription' }).click();
    expect(openPortal).toHaveBeenCalledOnce();
  });

  it('that has ended links to the portal alone on a site without other links [4.8.11]', async () => {
    show({ status: 'cancelled' }, annaAsMember, {});
    await expect.element(findStatus('Your membership has ended.')).toBeVisible();
    expect(findActions()).toEqual(['Edit subscription']);
  });

  it('whose record could not be read keeps its portal button, which reads the record again [4.10.7]', async () => {
    show({ status: 'active' }, { ...anna, record: 'failed' });
    await expect.element(findStatus('Your membership is active.')).toBeVisible();
    expect(findActions()).toEqual(['Edit subscription']);
  });

  it('that cannot be checked can be checked again, and is not invited to join [4.8.11] [7.8.11]', async () => {
    show(undefined);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(findActions()).toEqual(['Edit subscription', 'Try again']);
  });
});
