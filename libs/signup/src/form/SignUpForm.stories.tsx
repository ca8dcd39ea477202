import type { CcuOutcome } from '../flow/sign-up-calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, userEvent, within } from 'storybook/test';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { digital, donation, friend } from './plans.fixture.ts';
import { anna, joinProps } from './sign-up-form.fixture.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { refused, standIn } from './stand-in.fixture.ts';

const meta = {
  title: 'Membership/Sign-up form',
  component: SignUpForm,
  parameters: { island: 'sign-up' },
  args: { ...joinProps, ...standIn() },
  decorators: [
    (Story) => (
      <main>
        <h1>Join</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    forgetSignUp();
    return forgetSignUp;
  },
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const byLabel = (canvas: HTMLElement, part: number, label: string) =>
  within(canvas.querySelectorAll('fieldset')[part] as HTMLElement).getByLabelText(label);

/** Enters a text at once: key by key, each of its letters would draw the whole form. */
async function enter(canvas: HTMLElement, part: number, label: string, text = ''): Promise<void> {
  await userEvent.click(byLabel(canvas, part, label));
  await userEvent.paste(text);
}

async function fill(canvas: HTMLElement): Promise<void> {
  const { customer, billing_address: billing } = anna;
  await enter(canvas, 0, 'Email', customer.email);
  await enter(canvas, 0, 'First name', customer.first_name);
  await enter(canvas, 0, 'Last name', customer.last_name);
  await enter(canvas, 1, 'Address', billing.line1);
  await enter(canvas, 1, 'City', billing.city);
  await enter(canvas, 1, 'Zip code', billing.zip);
  await userEvent.selectOptions(byLabel(canvas, 1, 'Country'), billing.country ?? '');
  await userEvent.click(within(canvas).getByLabelText('I accept the terms and conditions'));
}

const send = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: 'Subscribe' }));

async function fillAndSend(canvas: HTMLElement) {
  await fill(canvas);
  await send(canvas);
  return within(canvas);
}

/** A form that is filled in and sent, and then shows a text. */
const sent = (options: Parameters<typeof standIn>[0], words: RegExp): Story => ({
  args: standIn(options),
  play: async ({ canvasElement }) => {
    const page = await fillAndSend(canvasElement);
    await expect((await page.findAllByText(words))[0]).toBeVisible();
  },
});

export const Empty: Story = {};

export const Digital: Story = {
  args: { plan: digital, price: 'DKK 250 a year', approx: 'approx. €34 / £28 / $34' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText(/Ship to/)).toBeNull();
    await expect(within(canvasElement).getByRole('option', { name: 'United States' })).toBeInTheDocument();
  },
};

export const WithTaxDeductionAndShippingAddress: Story = {
  args: {
    plan: donation,
    price: 'DKK 1,200 a year',
    approx: 'approx. €161 / £136 / $164',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByLabelText('Report my donation for tax deduction'));
    await userEvent.click(page.getByLabelText('Ship to my billing address'));
    await expect(page.getByLabelText('CPR number')).toBeVisible();
    await expect(page.getByText('Shipping address')).toBeVisible();
  },
};

/** A plan that is sold elsewhere, with countries in the organisation's own language and order. */
export const OwnCountries: Story = {
  args: {
    plan: friend,
    price: '€60 a year',
    approx: '',
    countries: [
      { code: 'DE', name: 'Federal Republic of Germany' },
      { code: 'CH', name: 'Swiss Confederation' },
      { code: 'AT', name: 'Republic of Austria' },
    ],
  },
  play: async ({ canvasElement }) => {
    const options = within(byLabel(canvasElement, 1, 'Country')).getAllByRole('option');
    await expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Federal Republic of Germany',
      'Republic of Austria',
    ]);
  },
};

/** Server HTML before hydration. */
export const ServerHtml: Story = {
  render: (args) => (
    <div
      ref={(place) => {
        if (place) place.innerHTML = renderToStaticMarkup(<SignUpForm {...args} />);
      }}
    />
  ),
};

export const WithoutPriceAndLinks: Story = { args: { price: '', approx: '', links: [] } };

export const FilledIn: Story = { play: async ({ canvasElement }) => fill(canvasElement) };

export const SentEmpty: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText('There is a problem')).toBeVisible();
    await expect(within(canvasElement).getByText('Billing address: City is required')).toBeVisible();
  },
};

export const Loading: Story = {
  args: standIn({ page: new Promise<CcuOutcome>(() => {}) }),
  play: async ({ canvasElement }) => {
    const page = await fillAndSend(canvasElement);
    await expect(await page.findByRole('button', { name: 'One moment…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const CheckoutOpen: Story = sent({}, /One moment…/);
export const CheckoutInAnotherWindow: Story = sent({ inWindow: true }, /open in another window/);
export const ExistingMember: Story = sent(
  { page: refused('user_exists') },
  /There is already a member with this email address/,
);
export const ExistingMemberWithLogin: Story = {
  args: { ...standIn({ page: refused('user_exists') }), loginUrl: '/login' },
  play: async ({ canvasElement }) => {
    const page = await fillAndSend(canvasElement);
    await expect(await page.findByRole('link', { name: 'Log in' })).toBeVisible();
  },
};
export const LoggedIn: Story = {
  args: { account: { email: 'anna@post.example', url: '/profile' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Your profile' })).toBeVisible();
  },
};
export const WrongZipCode: Story = sent(
  { page: refused('invalid_zip_code') },
  /The zip code does not match the selected country/,
);
export const TechnicalError: Story = sent({ page: refused('technical_error') }, /A technical error stopped/);
export const TooOften: Story = sent({ page: refused('too_often') }, /Too many attempts/);
export const NotNow: Story = sent({ page: refused('not_now') }, /You cannot sign up right now/);
export const Closed: Story = sent({ then: 'closed' }, /You have not been charged/);
export const Expired: Story = sent({ then: 'closed', status: ['expired'] }, /has expired/);
export const Leaving: Story = sent({ ready: false }, /Taking you to the checkout/);
export const Unsure: Story = sent({ then: 'closed', status: [undefined] }, /Please do not pay again/);
export const Confirming: Story = sent(
  { then: 'succeeded', status: ['confirming'] },
  /We are confirming your payment/,
);
export const StillConfirming: Story = sent(
  { then: 'succeeded', status: ['none'] },
  /You can close this page/,
);
export const Member: Story = sent({ then: 'succeeded', status: ['member'] }, /Your membership is now active/);
export const MemberWithAnEmailAboutTheLogin: Story = sent(
  { then: 'succeeded', status: [{ status: 'member', mail: 'welcome' }] },
  /an email that says how to log in/,
);
export const MemberWithALogin: Story = sent(
  { then: 'succeeded', status: [{ status: 'member', mail: 'welcome_back' }] },
  /Log in as you did before/,
);
export const MemberWhoseLoginIsNotReady: Story = sent(
  { then: 'succeeded', status: [{ status: 'member', mail: 'pending' }] },
  /We are setting up your login/,
);
export const Unconfirmed: Story = sent(
  { then: 'closed', status: ['none'] },
  /We cannot confirm whether you have paid/,
);
export const Duplicate: Story = sent(
  { then: 'succeeded', status: ['duplicate'] },
  /You already have a membership/,
);

export const LongTexts: Story = {
  args: {
    texts: {
      subscribeLabel: 'Become a member of the whole house and everything that belongs to it',
      fields: { first_name: 'Given name as it stands in the register of the parish' },
    },
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
