import { Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closedPortal, portalAtom } from '../portal/portal-atoms.ts';
import { Profile } from '../profile/Profile.tsx';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore } from '../session/story.fixture.tsx';
import type { Members } from '../session/members.ts';
import { accounts, late, respondToCalls } from './account.fixture.ts';

type Responses = Parameters<typeof respondToCalls>[0];

function show(responses: Responses, members: Partial<Members> = {}, replaced = respondToCalls(responses)) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const store = createStoryStore({ user: annaAsMember, members });
  root.render(
    <Provider store={store}>
      <Profile texts={{ account: { plans: { friend: 'Friend of the garden' } } }} />
    </Provider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
    replaced.restore();
  });
  return { calls: replaced.calls, store };
}

const ok = (body: unknown) => ({ 'member-account': { status: 200, body } });
const find = (text: string) => page.getByText(text, { exact: false }).first();
const findFacts = () =>
  [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join(': '),
  );

it('shows plan, price, the day of renewal and the last documents, with the member’s token [7.15.6]', async () => {
  const { calls } = show(ok(accounts.active));
  await expect
    .poll(findFacts)
    .toEqual(['Membership: Individual membership', 'Price: €96 a year', 'Renews: November 24, 2027']);
  const rows = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows.map((row) => row?.replaceAll('\u00a0', ' '))).toEqual([
    'Invoice INV-2026-0002November 24, 2026€96paid',
    'Invoice INV-2025-0001November 24, 2025€96refunded',
  ]);
  expect(calls).toEqual([{ name: 'member-account', token: 'Bearer token', body: '{}' }]);
});

it('is read again with the membership’s status after the portal was closed [4.10.8]', async () => {
  const statuses = [{ status: 'active' }, { status: 'non_renewing', endsAt: '2027-11-24' }] as const;
  const readStatus = vi.fn(async () => statuses[readStatus.mock.calls.length - 1]);
  const { calls, store } = show(ok(accounts.active), { readStatus });
  await expect.element(find('Your membership is active.')).toBeVisible();
  await expect.poll(() => calls.length).toBe(1);
  const url = 'https://house.billing.test/portal/1';
  flushSync(() => store.set(portalAtom, { open: true, loading: false, url }));
  flushSync(() => store.set(portalAtom, closedPortal));
  await expect.element(find('Your membership ends on November 24, 2027.')).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
});

it('says when a trial ends, and what is charged then [7.15.6]', async () => {
  show(ok(accounts.trial));
  await expect
    .poll(findFacts)
    .toEqual([
      'Membership: Individual membership',
      'Price: €8 every 3 months',
      'Trial ends: December 08, 2026. Then we charge €8.',
    ]);
});

it('leads from a failed charge to the vendor’s pages, or to the organisation [7.15.6]', async () => {
  const openPortal = vi.fn(async () => undefined);
  show(ok(accounts.failed), { openPortal });
  await expect.element(find('We could not charge €96.')).toBeVisible();
  await page.getByRole('button', { name: 'Check your payment method' }).click();
  expect(openPortal).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  show(ok(accounts.failed), { hasPortal: false });
  await expect.element(find('Please write to us.')).toBeVisible();
});

it('shows the open invoice with account, reference and day, and later until when access lasts [7.15.6]', async () => {
  show(ok(accounts.byInvoice));
  await expect.element(find('Please transfer €96 by')).toBeVisible();
  expect(findFacts().slice(0, 5)).toEqual([
    'Reference: RF18 5390 0754 7034',
    'Account holder: The Garden Society',
    'IBAN: DE89 3704 0044 0532 0130 00',
    'BIC: GUHADE12XXX',
    'Membership: Friend of the garden',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'View the payment details' }))
    .toHaveAttribute('href', '/_payment/an-example');
  document.body.replaceChildren();
  show(ok(late));
  await expect.element(find('You keep your access until December')).toBeVisible();
});

it('says that payments cannot be shown, and reads them again [7.15.6]', async () => {
  const responses = { 'member-account': { status: 503, body: {} as unknown } };
  const { calls } = show(responses);
  await expect.element(find('We cannot show your payments right now.')).toBeVisible();
  await expect.element(find('Your membership is active')).toBeVisible();
  Object.assign(responses['member-account'], { status: 200, body: accounts.ended });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(findFacts).toEqual(['Membership: Friend of the garden', 'Ends: November 24, 2026']);
  expect(calls).toHaveLength(2);
});

it.each([
  ['that has no such call', { status: 404, body: {} }],
  ['without a membership', { status: 200, body: { documents: [] } }],
])('leaves no trace of an account %s [7.15.6]', async (_what, response) => {
  const { calls } = show({ 'member-account': response });
  await expect.poll(() => calls).toHaveLength(1);
  await expect.element(find('Your membership is active')).toBeVisible();
  expect(document.body.textContent).not.toContain('Payments');
});

it('saves a page of our own as a file, by keyboard, and the vendor’s from its link alone [7.15.7]', async () => {
  const clicked: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this);
  });
  onTestFinished(() => click.mockRestore());
  const document1 = { status: 200, body: { name: 'RF1.html', html: '<p>Invoice</p>' } as unknown };
  const { calls } = show({ ...ok(accounts.active), 'member-document': document1 });
  const link = page.getByRole('button', { name: 'Invoice INV-2026-0002' });
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => clicked.map(({ download }) => download)).toEqual(['RF1.html']);
  expect(await (await fetch(clicked[0]?.href ?? '')).text()).toBe('<p>Invoice</p>');
  expect(calls.at(-1)).toMatchObject({ name: 'member-document', body: '{"id":"proof.2"}' });
  for (const url of ['https://files.example/1.pdf', 'javascript:alert(1)', 'http://files.example/1.pdf']) {
    document1.body = { url };
    await link.click();
    await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull();
  }
  await expect.poll(() => clicked.slice(1).map(({ href }) => href)).toEqual(['https://files.example/1.pdf']);
});

it('says that a document could not be opened [7.15.7]', async () => {
  show({ ...ok(accounts.active), 'member-document': { status: 503, body: {} } });
  await page.getByRole('button', { name: 'Invoice INV-2026-0002' }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'We could not open this document' }))
    .toBeVisible();
});
