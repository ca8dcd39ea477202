import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { html } from '../cards/card.fixture.ts';
import { ContactForm } from './ContactForm.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import { allFields } from './contact-form.fixture.ts';
import type { ContactOutcome } from './send-contact-form.ts';

const send = vi.fn(async (): Promise<ContactOutcome> => 'sent');
const base: ContactFormProps = { formId: 'f', fields: allFields, submitLabel: 'Send', send };

beforeEach(() => void send.mockReset().mockResolvedValue('sent'));

function place(): HTMLElement {
  const element = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => element.remove());
  return element;
}

function show(more: Partial<ContactFormProps> = {}): HTMLElement {
  const element = place();
  const root = createRoot(element);
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<ContactForm {...base} {...more} />));
  return element;
}

async function fill(): Promise<void> {
  await page.getByLabelText('Your name').fill('Anna Lund');
  await page.getByLabelText('Email').fill('anna@post.example');
  await page.getByLabelText('Subject').selectOptions('journal');
  await page.getByLabelText('Your letter').fill('Hello');
}

const press = (name = 'Send') => page.getByRole('button', { name }).click();
const focused = () => document.activeElement?.textContent ?? '';

describe('an invalid form', () => {
  it('shows errors at each field and in a summary that takes the focus [5.1.3]', async () => {
    show();
    await page.getByLabelText('Email').fill('anna@post');
    await press();
    await expect.poll(focused).toContain('There is a problem');
    const links = [...document.querySelectorAll('[role=group] a')].map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Your name is required',
      'Email is not valid',
      'Subject is required',
      'A letter needs a few words',
    ]);
    const described = [...document.querySelectorAll('[aria-invalid=true]')].map(
      (field) =>
        document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    );
    expect(described, 'at each field').toEqual(links);
    expect(send).not.toHaveBeenCalled();
  });

  it('emits an event that bubbles, and calls back [5.1.3]', async () => {
    const onInvalid = vi.fn();
    const listener = vi.fn();
    show({ onInvalid }).addEventListener('invalid', (event) => listener((event as CustomEvent).detail));
    await press();
    await expect.poll(() => onInvalid.mock.calls.length).toBe(1);
    expect(onInvalid.mock.calls[0]?.[0][0]).toEqual({
      id: 'f-field-1',
      name: 'name',
      message: 'Your name is required',
    });
    expect(listener).toHaveBeenCalledWith(onInvalid.mock.calls[0]?.[0]);
  });

  it('links the summary to the field by keyboard, and clears an error while it is corrected', async () => {
    show();
    await press();
    await expect.poll(focused).toContain('There is a problem');
    await userEvent.keyboard('{Tab}{Enter}');
    expect(document.activeElement?.id).toBe('f-field-1');
    await userEvent.keyboard('Anna');
    await expect.poll(() => document.querySelector('#f-field-1')?.hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('sending a form', () => {
  it('sends a list of title, value and type, once, and moves the focus to the thanks [4.6.1]', async () => {
    let respond = (_outcome: ContactOutcome) => {};
    send.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const emitted = vi.fn();
    show().addEventListener('send', (event) => emitted((event as CustomEvent).detail));
    await fill();
    await press();
    const button = page.getByRole('button', { name: 'One moment…' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    respond('sent');
    await expect.poll(focused).toContain('Thank you');
    expect(send).toHaveBeenCalledOnce();
    const fields = [
      { title: 'Your name', value: 'Anna Lund', type: 'text' },
      { title: 'Email', value: 'anna@post.example', type: 'email' },
      { title: 'Subject', value: 'journal', type: 'select' },
      { title: 'Your letter', value: 'Hello', type: 'textarea' },
      { title: allFields.at(-1)?.label, value: false, type: 'checkbox' },
    ];
    expect(send).toHaveBeenCalledWith({
      id: expect.any(String),
      fields,
      page: location.pathname,
      website: '',
    });
    expect(emitted).toHaveBeenCalledWith(fields);
  });

  it.each([
    ['failed', 'could not send your message'],
    ['unconfirmed', 'not confirmed yet'],
    ['unknown', 'cannot confirm'],
    ['rejected', 'could not accept'],
    ['tooOften', 'wait a minute'],
    ['unavailable', 'not working at the moment'],
  ] as const)(
    'keeps the text when it fails (%s), says so, and can be repeated [4.6.2]',
    async (outcome, text) => {
      send.mockResolvedValueOnce(outcome);
      show({ mailAddress: 'house@wayleave.example' });
      await fill();
      const read = () => [...new FormData(document.querySelector('form') as HTMLFormElement).values()];
      const before = read();
      await press();
      await expect.poll(() => document.querySelector('form')?.textContent).toContain(text);
      expect(document.querySelector('a')?.getAttribute('href')).toBe('mailto:house@wayleave.example');
      expect(before).toEqual(expect.arrayContaining(['Anna Lund', 'anna@post.example', 'journal', 'Hello']));
      expect(read()).toEqual(before);
      await press();
      await expect.poll(focused).toContain('Thank you');
      expect(send).toHaveBeenCalledTimes(2);
    },
  );
});

it('keeps and sends text that was typed before hydration', async () => {
  const element = place();
  element.innerHTML = renderToString(<ContactForm {...base} />);
  await fill();
  const letter = element.querySelector('textarea');
  const root = hydrateRoot(element, <ContactForm {...base} />);
  onTestFinished(() => root.unmount());
  await expect
    .poll(() => Object.keys(element.querySelector('form') ?? {}).some((key) => key.startsWith('__react')))
    .toBe(true);
  // As the islands' runtime does for text areas, which React would empty.
  if (letter) {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', 'Hello', letter);
    letter.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await press();
  await expect.poll(focused).toContain('Thank you');
  expect(JSON.stringify(send.mock.calls)).toContain('"Anna Lund"');
  expect(JSON.stringify(send.mock.calls)).toContain('"Hello"');
});

it('keeps a message’s id over attempts until its text changes [4.6.3]', async () => {
  send.mockResolvedValue('failed');
  show();
  await fill();
  await press();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await press();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  await page.getByLabelText('Your letter').fill('Hello again');
  await press();
  await expect.poll(() => send.mock.calls.length).toBe(3);
  const [first, second, third] = (send.mock.calls as unknown as [{ id: string }][]).map(([{ id }]) => id);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

const named = (name: string) => ({
  ...{ type: 'text' as const, name, label: `The ${name}`, required: false, value: '', options: [] },
});

it('sends a form whatever its editor calls the fields [5.1.5]', async () => {
  const names = [
    'parentNode',
    '__proto__',
    'constructor',
    'elements',
    'submit',
    'action',
    'same',
    'same',
    '',
  ];
  show({ fields: names.map(named) });
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form [type=text]:not([name=website])')];
  expect(inputs).toHaveLength(names.length);
  for (const [index, input] of inputs.entries()) await userEvent.fill(input, `Words ${index}`);
  await press();
  await expect.poll(focused).toContain('Thank you');
  const [[message]] = send.mock.calls as unknown as [[{ fields: { value: string }[] }]];
  expect(message.fields.map(({ value }) => value)).toEqual(names.map((_, index) => `Words ${index}`));
});

it('shows the remaining characters near the limit, and announces only milestones [5.1.4]', async () => {
  show();
  const letter = page.getByLabelText('Your letter');
  await letter.fill('a'.repeat(9_000));
  const counter = () => document.querySelector('form [aria-hidden=true]:not(div)')?.textContent;
  expect(counter()).toBeUndefined();
  await letter.fill('a'.repeat(9_950));
  await expect.poll(counter).toBe('50 characters left');
  await letter.fill('a'.repeat(9_963));
  await expect.poll(counter).toBe('37 characters left');
  const announced = [...document.querySelectorAll('form [role=status]')].map(
    ({ textContent }) => textContent,
  );
  expect(announced).toContain('Your letter: 50 characters left');
});

it('states the limit of a long text, and keeps pasted text that is too long whole [5.1.4]', async () => {
  show();
  const letter = page.getByLabelText('Your letter');
  await expect.element(letter).toHaveAccessibleDescription('At most 10,000 characters');
  const status = () =>
    [...document.querySelectorAll('form [role=status]')].map(({ textContent }) => textContent);
  await letter.fill('b'.repeat(10_000));
  await expect.poll(status).toContain('Your letter: No characters left');
  await letter.fill('b'.repeat(10_800));
  await expect.poll(status).toContain('Your letter: At most 10,000 characters');
  await expect.element(page.getByText('must be 800 characters shorter')).toBeVisible();
  // Spaces around a text are not sent.
  await letter.fill(` \n${'b'.repeat(10_799)} `);
  await expect.element(page.getByText('must be 799 characters shorter')).toBeVisible();
  // The error is on the same screen: the text scrolls in its field.
  const { clientHeight, scrollHeight } = letter.element();
  expect(clientHeight).toBeLessThan(0.6 * innerHeight);
  expect(scrollHeight).toBeGreaterThan(innerHeight);
  await fill();
  const text = `${'b'.repeat(10_799)} `;
  await letter.fill(text);
  await press();
  await expect.element(letter).toBeInvalid();
  const excesses = document.querySelector('form')?.textContent.match(/\d+ characters shorter/g) ?? [];
  expect(excesses.length).toBeGreaterThan(1);
  expect(new Set(excesses), 'counter and error').toEqual(new Set(['799 characters shorter']));
  await expect.element(letter).toHaveValue(text);
  expect(send).not.toHaveBeenCalled();
});

it('says an empty form each time it is sent', async () => {
  show({ fields: [named('one')] });
  const alert = () => document.querySelector('[role=alert] p');
  await press();
  await expect.poll(() => alert()?.textContent).toContain('Fill in the form');
  const first = alert();
  await press();
  await expect.poll(alert).not.toBe(first);
});

it('says that it is being sent once that takes a second', async () => {
  send.mockReturnValue(new Promise(() => {}));
  show();
  await fill();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await press();
  const status = () => [...document.querySelectorAll('form [role=status]')].at(-1)?.textContent;
  await expect.poll(() => document.querySelector('[type=submit]')?.ariaDisabled).toBe('true');
  vi.advanceTimersByTime(999);
  expect(status()).toBe('');
  vi.advanceTimersByTime(1);
  await expect.poll(status).toBe('One moment…');
});

it('counts text that was typed before hydration [5.1.4]', async () => {
  const element = place();
  element.innerHTML = renderToString(<ContactForm {...base} />);
  await page.getByLabelText('Your name').fill('a'.repeat(990));
  const root = hydrateRoot(element, <ContactForm {...base} />);
  onTestFinished(() => root.unmount());
  await expect.element(page.getByText('10 characters left', { exact: true })).toBeInTheDocument();
});

it('does not send an empty form, and says so', async () => {
  show({ fields: [named('one'), { ...named('two'), type: 'checkbox' }] });
  await press();
  await expect.poll(() => document.querySelector('form')?.textContent).toContain('Fill in the form');
  expect(send).not.toHaveBeenCalled();
});

it('sends a form of checkboxes if one is ticked, and keeps the links in their labels [3.2.2]', async () => {
  const label = 'I agree to the terms';
  const labelHtml = html('I agree to the <a href="/terms">terms</a>');
  show({ fields: [{ ...named('terms'), type: 'checkbox', label, labelHtml }] });
  expect(document.querySelector('label a')?.getAttribute('href')).toBe('/terms');
  await page.getByRole('checkbox').click({ position: { x: 5, y: 5 } });
  await press();
  await expect.poll(focused).toContain('Thank you');
  expect(JSON.stringify(send.mock.calls)).toContain(
    '{"title":"I agree to the terms","value":true,"type":"checkbox"}',
  );
});
