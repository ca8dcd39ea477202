import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Member } from '../session/member.ts';
import type { ShownMembership } from '../session/members.ts';
import { anna, annaAsMember } from '../session/stand-in.fixture.ts';
import { storeIn } from '../session/story.fixture.tsx';
import { Profile, type ProfileProps } from './Profile.tsx';

const links: ProfileProps = {
  joinLink: { title: 'Become a member', url: '/membership' },
  contactLink: { title: 'Write to us', url: '/contact' },
};

function show(membership: ShownMembership | undefined, user: Member = annaAsMember, given = links): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const store = storeIn({ user, members: { readStatus: async () => membership } });
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

const said = (words: string) => page.getByRole('status').first().getByText(words, { exact: false });
const waysOn = () =>
  [...document.querySelectorAll('section[data-ground] :is(a, button)')].map(({ textContent }) => textContent);

describe('a membership on the profile', () => {
  it.each([
    ['active', 'Your membership is active.', ['Edit subscription']],
    ['in_trial', 'Your membership is on trial.', ['Edit subscription']],
    ['non_renewing', 'Your membership is cancelled.', ['Edit subscription']],
    ['paused', 'You can resume it under “Edit subscription”.', ['Edit subscription']],
    ['future', 'Your membership has not begun yet.', ['Edit subscription']],
    ['cancelled', 'You are welcome to join again.', ['Join again', 'Edit subscription']],
    ['none', 'There is no membership', ['Become a member', 'Write to us', 'Edit subscription']],
  ] as const)('that is %s is told in plain words, with the way on [4.8.11]', async (status, words, ways) => {
    show({ status });
    await expect.element(said(words)).toBeVisible();
    expect(waysOn()).toEqual(ways);
  });

  it('that has been cancelled says when it ends [4.8.11]', async () => {
    show({ status: 'non_renewing', endsAt: '2027-03-05T00:00:00.000Z' });
    await expect.element(said('Your membership ends on March 05, 2027.')).toBeVisible();
  });

  it('that cannot be found leads to joining and to the organisation, and to no portal [4.8.11]', async () => {
    show({ status: 'none' }, { ...anna, record: 'read' });
    await expect.element(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
    expect(waysOn()).toEqual(['Become a member', 'Write to us']);
  });

  it('that is over leads to the portal alone on a site that names no other way [4.8.11]', async () => {
    show({ status: 'cancelled' }, annaAsMember, {});
    await expect.element(said('Your membership has ended.')).toBeVisible();
    expect(waysOn()).toEqual(['Edit subscription']);
  });

  it('whose record could not be read has the way to the subscription, which reads it again [4.10.7]', async () => {
    show({ status: 'active' }, { ...anna, record: 'failed' });
    await expect.element(said('Your membership is active.')).toBeVisible();
    expect(waysOn()).toEqual(['Edit subscription']);
  });

  it('that cannot be looked up can be looked up again, and does not ask to join [4.8.11]', async () => {
    show(undefined);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(waysOn()).toEqual(['Edit subscription', 'Try again']);
  });
});
