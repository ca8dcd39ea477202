import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { unfinishedKey } from '../unfinished/index.ts';
import { donation } from './plans.fixture.ts';
import { field, fill, filled, focused, place, press, show, type, type Given } from './shown-form.fixture.tsx';
import { joinProps } from './sign-up-form.fixture.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { refused, standIn, type StandIn } from './stand-in.fixture.ts';

beforeEach(forgetSignUp);

const text = () => document.querySelector('main')?.textContent ?? '';
/** Everything that the form holds, by the names of its fields. */
const entered = () =>
  Object.fromEntries(new FormData(document.querySelector('form') as HTMLFormElement)) as Record<
    string,
    string
  >;

describe('an invalid form', () => {
  it('shows errors at each field and in a summary that takes the focus, and does not call the api [5.2.11]', async () => {
    const api = standIn();
    show({ ...api, loginUrl: '/login' });
    await type('customer', 'email', 'anna@post');
    await press();
    await expect.poll(focused).toContain('There is a problem');
    const said = [...document.querySelectorAll('[role=group] a')].map(({ textContent }) => textContent);
    expect(said[0]).toBe('Email is not valid');
    expect(said).toContain('Billing address: Zip code is required');
    expect(said.at(-1)).toBe('Accept the terms and conditions to continue');
    const email = field('customer', 'email');
    const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
    expect(wrong[0]).toBe(email);
    const described = wrong.map((one) =>
      (one.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    );
    expect(described, 'at each field').toHaveLength(said.length);
    for (const [index, message] of said.entries())
      expect(described[index]).toContain(message?.replace(/^[^:]+: /, ''));
    await userEvent.keyboard('{Tab}{Enter}');
    expect(document.activeElement).toBe(email);
    expect(api.requests).toEqual([]);
  });

  it('removes an error as soon as its field is corrected, and shows none before the first submit', async () => {
    show(standIn());
    const email = field('customer', 'email');
    await type('customer', 'email', 'anna@post');
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    await press();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    const wrong = document.querySelectorAll('[aria-invalid=true]').length;
    await type('customer', 'email', 'anna@post.example');
    await expect.poll(() => email.hasAttribute('aria-invalid')).toBe(false);
    // The billing address has the same error.
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(wrong - 2);
    await type('customer', 'email', 'anna@');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a form that is sent', () => {
  it('keeps an address whose fields were hidden and shown again', async () => {
    const api = standIn();
    show(api);
    const same = page.getByLabelText('Ship to my billing address');
    await fill();
    await same.click({ position: { x: 5, y: 5 } });
    for (const [name, value] of Object.entries({ first_name: 'Bo', last_name: 'Lund', line1: 'Havnen 2' }))
      await type('shipping_address', name, value);
    await type('shipping_address', 'city', 'Ribe');
    await type('shipping_address', 'zip', '6760');
    await userEvent.selectOptions(field('shipping_address', 'country'), 'DK');
    await same.click({ position: { x: 5, y: 5 } });
    await expect.poll(() => field('shipping_address', 'city')).toBeNull();
    await same.click({ position: { x: 5, y: 5 } });
    await expect.poll(() => field('shipping_address', 'city')?.value).toBe('Ribe');
    expect(field('shipping_address', 'country').value).toBe('DK');
    await press();
    await expect
      .poll(() => api.requests[0]?.[0].shipping_address)
      .toMatchObject({ city: 'Ribe', zip: '6760' });
  });

  it('shows its loading label while waiting, and ignores a second press [4.7.1]', async () => {
    const api = standIn();
    show(api);
    await fill();
    await press();
    const button = page.getByRole('button', { name: 'One moment…' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await userEvent.keyboard('{Enter}');
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]?.[0]).toMatchObject({
      subscription: { plan_id: 'individual-membership' },
      shipping_address: { line1: 'Torvet 1' },
      layout: 'in_app',
    });
  });

  it("fetches the checkout's script at the first input, not before [4.7.2]", async () => {
    const api = standIn();
    show(api);
    expect(api.prepared()).toBe(0);
    await type('customer', 'first_name', 'A');
    expect(api.prepared()).toBeGreaterThan(0);
  });

  it('sends what was typed before hydration [4.7.7]', async () => {
    const api = standIn();
    const element = place();
    element.innerHTML = renderToString(<SignUpForm {...joinProps} {...standIn()} />);
    await fill();
    await type('billing_address', 'first_name', 'Anna');
    await type('billing_address', 'last_name', 'Lund');
    await type('billing_address', 'email', 'anna@post.example');
    const root = hydrateRoot(element, <SignUpForm {...joinProps} {...api} />);
    onTestFinished(() => root.unmount());
    await expect
      .poll(() => Object.keys(element.querySelector('form') ?? {}).some((key) => key.startsWith('__react')))
      .toBe(true);
    await press();
    await expect.poll(() => api.requests[0]?.[0].customer.first_name).toBe('Anna');
    expect(api.requests[0]?.[0].billing_address.country).toBe('DK');
  });
});

it('boxes that were ticked before hydration show their fields [4.7.7]', async () => {
  const plan = donation;
  const element = place();
  element.innerHTML = renderToString(<SignUpForm {...joinProps} {...standIn()} plan={plan} />);
  for (const name of ['taxDeduction', 'sameAsBilling'])
    element.querySelector<HTMLInputElement>(`[name=${name}]`)?.click();
  const root = hydrateRoot(element, <SignUpForm {...joinProps} {...standIn()} plan={plan} />);
  onTestFinished(() => root.unmount());
  await expect.element(page.getByLabelText('CPR number')).toBeVisible();
  expect(field('shipping_address', 'city')).not.toBeNull();
});

describe('a refused sign-up', () => {
  it.each([
    ['user_exists', 'Log in instead', 'customer', 'email'],
    ['invalid_zip_code', 'does not match the selected country', 'billing_address', 'zip'],
  ] as const)(
    'shows %s at its field and in the summary, and keeps all input [8.7.1] [4.7.7]',
    async (why, words, part, name) => {
      show(standIn({ page: refused(why) }));
      await fill();
      const before = entered();
      await press();
      await expect.poll(focused).toContain(words);
      expect(field(part, name).getAttribute('aria-invalid')).toBe('true');
      expect(entered()).toEqual(before);
    },
  );

  it.each([
    ['customer', 'email', 'Email is not valid'],
    ['billing_address', 'city', 'Billing address: City is not valid'],
  ] as const)(
    'shows a value that only the vendor rejects at its field, and in the summary, which takes the focus: %s.%s [8.7.1]',
    async (part, name, words) => {
      const api = standIn({ page: refused('invalid_field', `${part}.${name}`), status: ['none'] });
      show(api);
      await fill();
      await press();
      await expect.poll(focused).toContain(words);
      expect(field(part, name).getAttribute('aria-invalid')).toBe('true');
      await userEvent.keyboard('{Tab}{Enter}');
      expect(document.activeElement).toBe(field(part, name));
      expect(text()).not.toContain('A technical error');
    },
  );

  it('shows an error of the shared billing and shipping address where it was typed [8.7.1]', async () => {
    show(standIn({ page: refused('invalid_zip_code', 'shipping_address.zip') }));
    await fill();
    await press();
    await expect.poll(focused).toContain('Billing address: The zip code does not match');
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  });

  it('shows a general error for any other code, and keeps all input [8.7.1] [4.7.7]', async () => {
    const api = standIn({ page: refused('technical_error'), status: ['none'] });
    show(api);
    await fill();
    const before = entered();
    await press();
    await expect.poll(text).toContain('A technical error stopped your sign-up');
    expect(api.countStatusCalls(), 'no checkout had a page').toBe(0);
    expect(entered()).toEqual(before);
    await press();
    await expect.poll(() => api.requests.length).toBe(2);
    expect(api.requests[1]?.[1], 'the same attempt').toBe(api.requests[0]?.[1]);
  });
});

it.each([
  ['too_often', 'Too many attempts'],
  ['not_now', 'You cannot sign up right now'],
] as const)('a sign-up refused with %s says why, and keeps all input [4.7.7]', async (why, words) => {
  show(standIn({ page: refused(why) }));
  await fill();
  await press();
  await expect.poll(text).toContain(words);
  expect(entered()).toMatchObject(filled);
});

describe('a checkout', () => {
  const openedBy = async (api: StandIn, given: Given = {}) => {
    const end = show({ ...api, ...given });
    await fill();
    await press();
    await expect.poll(() => api.callbacks()).toBeDefined();
    return end;
  };

  it('checks the status when it is closed, then shows the form with all input [4.7.5] [4.7.7]', async () => {
    const api = standIn({ status: ['open'] });
    await openedBy(api);
    api.callbacks()?.closed();
    await expect.poll(text).toContain('You have not been charged');
    expect(api.countStatusCalls()).toBe(1);
    expect(entered()).toMatchObject(filled);
  });

  it.each([
    ['open', 'A technical error stopped your sign-up'],
    ['none', 'We cannot confirm whether you have paid'],
  ] as const)(
    'that fails is reported once the api has said that it is %s, and keeps all input [8.7.2] [4.7.7]',
    async (status, words) => {
      const track = vi.fn();
      const api = standIn({ status: [status], then: 'failed' });
      await openedBy(api, { track });
      await expect.poll(text).toContain(words);
      expect(api.countStatusCalls()).toBe(1);
      expect(entered()).toMatchObject(filled);
      expect(track).not.toHaveBeenCalled();
    },
  );

  it('reports that it has expired, and the next press is a new attempt [4.7.8] [4.7.7]', async () => {
    const api = standIn({ status: ['expired'], then: 'closed' });
    await openedBy(api);
    await expect.poll(text).toContain('has expired');
    await press();
    await expect.poll(() => api.requests.length).toBe(2);
    expect(api.requests[1]?.[1]).not.toBe(api.requests[0]?.[1]);
    expect(api.requests[1]?.[0]).toEqual(api.requests[0]?.[0]);
  });

  it('confirms a payment that it has not reported, and is not offered again [4.7.5]', async () => {
    const api = standIn({ status: ['confirming', 'member'], then: 'closed' });
    await openedBy(api);
    await expect.poll(text).toContain('Your membership is now active');
    expect(document.querySelector('form')).toBeNull();
  });

  it('shows no form while its payment status is unknown, and can be checked again [4.7.5]', async () => {
    const api = standIn({ status: [undefined, 'open'], then: 'closed' });
    await openedBy(api);
    await expect.poll(text).toContain('Please do not pay again');
    expect(document.querySelector('form')?.checkVisibility()).toBe(false);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.poll(text).toContain('You have not been charged');
  });

  it('shows a success as confirming, then as a membership once the api confirms it; announces it once and clears the draft [4.7.4] [4.7.6]', async () => {
    const track = vi.fn();
    const finish = vi.fn();
    const whenFinished = new AbortController();
    onTestFinished(() => whenFinished.abort());
    const listener = ({ target, detail }: CustomEvent) =>
      finish(detail, Object.fromEntries(new FormData(target as HTMLFormElement)));
    document.addEventListener('finish', listener as EventListener, whenFinished);
    const api = standIn({ status: ['confirming', 'member'] });
    await openedBy(api, { track });
    api.callbacks()?.succeeded();
    await expect.poll(focused).toContain('We are confirming your payment');
    await expect.poll(text, { timeout: 5_000 }).toContain('Your membership is now active');
    const [[finished, values]] = finish.mock.calls as [[object, Record<string, string>]];
    expect(finish).toHaveBeenCalledOnce();
    expect(finished).toEqual({ plan: 'individual-membership' });
    // All is empty, the terms are not ticked, and the goods go to the billing address again.
    expect(Object.entries(values).filter(([, value]) => value !== '')).toEqual([['sameAsBilling', 'on']]);
    expect(track.mock.calls).toEqual([
      [{ event: 'individualMembership', plan_label: 'Individual membership' }],
    ]);
    expect(sessionStorage.getItem(unfinishedKey)).toBeNull();
  });

  it('reports a payment on top of an existing membership, and does not track it [4.7.9]', async () => {
    const track = vi.fn();
    const api = standIn({ status: ['duplicate'], then: 'closed' });
    await openedBy(api, { track });
    await expect.poll(text).toContain('You already have a membership');
    expect(text()).toContain('We are cancelling the second one and refunding your payment');
    expect(document.querySelector('form')).toBeNull();
    expect(track).not.toHaveBeenCalled();
  });

  it('opens in this tab if it cannot open over the page [4.7.3]', async () => {
    const api = standIn({ ready: false });
    show(api);
    await fill();
    await press();
    await expect.poll(() => api.left).toHaveLength(1);
    expect(api.requests.map(([{ layout }]) => layout)).toEqual(['full_page']);
    expect(api.requests[0]?.[0].return_path).toBe(location.pathname);
  });
});

describe('a reload', () => {
  it('restores the input, but the tax number is never stored [4.7.7]', async () => {
    const plan = donation;
    const end = show({ ...standIn(), plan });
    await fill();
    await page.getByLabelText('Report my donation for tax deduction').click({ position: { x: 5, y: 5 } });
    await page.getByLabelText('CPR number').fill('0102031234');
    await page.getByLabelText('Ship to my billing address').click({ position: { x: 5, y: 5 } });
    await type('shipping_address', 'city', 'Ribe');
    const before = entered();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('0102031234');
    end();
    const again = standIn();
    show({ ...again, plan });
    await expect.poll(() => field('billing_address', 'city').value).toBe('Aarhus');
    await expect.poll(() => field('shipping_address', 'city')?.value).toBe('Ribe');
    expect(entered()).toEqual({ ...before, taxDeductionCPR: '' });
    expect(again.countStatusCalls(), 'no request yet').toBe(0);
  });

  it('checks the status before showing the form if a page to pay on was requested [4.7.5]', async () => {
    const end = show(standIn());
    await fill();
    await press();
    end();
    const again = standIn({ status: ['confirming', 'member'] });
    show(again);
    await expect.poll(text).toContain('Your membership is now active');
    expect(document.querySelector('form')).toBeNull();
  });

  it('continues confirming a payment, even if the api does not know it yet, and tracks it no second time [4.7.5] [4.7.6]', async () => {
    const track = vi.fn();
    const api = standIn({ then: 'succeeded', status: ['confirming'] });
    const end = show({ ...api, track });
    await fill();
    await press();
    await expect.poll(text).toContain('We are confirming your payment');
    end();
    show({ ...standIn({ status: ['open', 'member'] }), track });
    await expect.poll(text).toContain('We are confirming your payment');
    expect(document.querySelector('form')).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('Torvet');
    await expect.poll(text, { timeout: 5_000 }).toContain('Your membership is now active');
    expect(track).toHaveBeenCalledOnce();
  });
});

it('a second press after a payment that was tracked does not track it again [4.7.6]', async () => {
  const track = vi.fn();
  const end = show({ ...standIn({ then: 'succeeded', status: ['member'] }), track });
  await fill();
  await press();
  await expect.poll(text).toContain('Your membership is now active');
  end();
  show({ ...standIn({ page: refused('confirming'), status: ['member'] }), track });
  await fill();
  await press();
  await expect.poll(text).toContain('Your membership is now active');
  expect(track).toHaveBeenCalledOnce();
});

it('the status is checked before a form from the back-forward cache can be used [4.7.5]', async () => {
  const api = standIn({ ready: false, status: ['member'] });
  show(api);
  await fill();
  await press();
  await expect.poll(text).toContain('Taking you to the checkout');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(text).toContain('Your membership is now active');
});

it('a visit with the test flag signs up at the test site [4.7.10]', async () => {
  const api = standIn();
  show({ ...api, isTestsite: () => true });
  await fill();
  await press();
  await expect.poll(() => api.requests[0]?.[0].testsite).toBe(true);
});
