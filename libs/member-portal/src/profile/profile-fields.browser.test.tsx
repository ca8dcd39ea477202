import type { ProfileValues } from '@guildhall/api-contract/members';
import type { ProfileFields } from '@guildhall/organisation';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Members } from '../session/members.ts';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore } from '../session/story.fixture.tsx';
import { Profile } from './Profile.tsx';

const fields: ProfileFields = {
  phone: { label: 'Phone', type: 'phone', changedBy: 'member', required: false },
  born: { label: 'Date of birth', type: 'date', changedBy: 'member', required: true },
  size: {
    ...{ label: 'Shirt', type: 'choice', choices: { s: 'Small', l: 'Large' } },
    ...{ changedBy: 'member', required: false },
  },
  berth: { label: 'Berth', type: 'text', changedBy: 'office', required: false },
  since: { label: 'Member since', type: 'date', changedBy: 'nobody', required: false },
};

/** Shows a profile whose values are stored as the api stores them. */
function show(stored: ProfileValues, members: Partial<Members> = {}) {
  let values = stored;
  const changes: ProfileValues[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const callProfile: Members['callProfile'] = async (changed) => {
    if (changed) changes.push(changed);
    values = { ...values, ...changed };
    return { values };
  };
  const store = createStoryStore({ user: annaAsMember, members: { callProfile, ...members } });
  root.render(
    <Provider store={store}>
      <Profile fields={fields} />
    </Provider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { changes };
}

const press = (name: string) => page.getByRole('button', { name }).click();

it('shows the organisation’s own fields with their values, and a form for those of the member [3.4.3]', async () => {
  show({ phone: '+45 12 34 56 78', berth: 'B 12', since: '2021-03-05', left: 'the list' });
  await expect.element(page.getByLabelText('Phone (optional)')).toHaveValue('+45 12 34 56 78');
  const list = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(list).toEqual(['BerthB 12', 'Member sinceMarch\u00a005, 2021']);
  const form = page.getByRole('form', { name: 'Your details' }).element();
  expect([...form.querySelectorAll('input, select')].map((input) => input.getAttribute('name'))).toEqual([
    ...['phone', 'born', 'size'],
  ]);
});

it('saves what a member changes, and says so [3.4.3]', async () => {
  const { changes } = show({});
  await expect.element(page.getByText('Not given').first()).toBeVisible();
  await userEvent.fill(page.getByLabelText('Phone (optional)'), '+45 12 34 56 78');
  await userEvent.fill(page.getByLabelText('Date of birth'), '1980-02-29');
  await userEvent.selectOptions(page.getByLabelText('Shirt (optional)'), 'Large');
  await press('Save details');
  await expect.element(page.getByText('Details saved')).toBeVisible();
  expect(changes).toEqual([{ phone: '+45 12 34 56 78', born: '1980-02-29', size: 'l' }]);
});

it('says what is wrong with a value, and keeps it [3.4.3]', async () => {
  const { changes } = show({});
  await userEvent.fill(page.getByLabelText('Phone (optional)'), 'call me');
  await press('Save details');
  await expect.element(page.getByText('Phone is not valid')).toBeVisible();
  await expect.element(page.getByText('Date of birth is required')).toBeVisible();
  await expect.element(page.getByLabelText('Phone (optional)')).toHaveValue('call me');
  expect(changes).toEqual([]);
});

it('says that the values could not be read, and reads them again [3.4.3]', async () => {
  let isDown = true;
  show(
    {},
    { callProfile: async () => (isDown ? { problem: 'not-now' } : { values: { phone: '+45 1234' } }) },
  );
  await expect.element(page.getByText('We could not load your details.', { exact: false })).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(page.getByLabelText('Phone (optional)')).toHaveValue('+45 1234');
});
