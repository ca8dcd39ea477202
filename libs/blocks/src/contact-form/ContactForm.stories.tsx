import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, userEvent, within } from 'storybook/test';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactForm, allFields } from './contact-form.fixture.ts';
import { ContactFormView } from './ContactFormView.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import type { ContactOutcome } from './send-contact-form.ts';

const story = createBlockStory('contact-form');

const meta = {
  ...story,
  title: 'Blocks/Contact form',
  parameters: { inIsland: true },
  component: ContactFormView,
  args: { ...story.args, block: contactForm },
} satisfies Meta<typeof ContactFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form whose messages always have the same outcome. */
const sending = (outcome: Promise<ContactOutcome>): NonNullable<Story['args']> => {
  const StandIn = (props: ContactFormProps) => <ContactForm {...props} send={() => outcome} />;
  return { context: { ...story.args.context, slots: { contactForm: StandIn } } };
};

async function fillAndSend(canvasElement: HTMLElement): Promise<void> {
  const form = within(canvasElement);
  await userEvent.type(form.getByLabelText('Your name'), 'Anna Lund');
  await userEvent.type(form.getByLabelText('Email'), 'anna@post.example');
  await userEvent.selectOptions(form.getByLabelText('Subject'), 'journal');
  await userEvent.type(form.getByLabelText('Your letter'), 'When is soup?');
  await userEvent.click(form.getByRole('button'));
}

export const AllFields: Story = {};

/** The server's HTML before hydration. */
export const ServerHtml: Story = {
  render: () => (
    <main
      ref={(place) => {
        if (place) place.innerHTML = renderToStaticMarkup(<ContactForm formId="server" fields={allFields} />);
      }}
    />
  ),
};

export const InvalidFields: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText('Email'), 'anna@post');
    await userEvent.click(form.getByRole('button'));
    await expect(await form.findByText('There is a problem')).toBeVisible();
  },
};

export const Sending: Story = {
  args: sending(new Promise(() => {})),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await expect(await within(canvasElement).findByText('One moment…')).toBeVisible();
  },
};

export const Sent: Story = {
  args: sending(Promise.resolve('sent')),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await expect(await within(canvasElement).findByText(/Thank you/)).toBeVisible();
  },
};

export const SendingFailed: Story = {
  args: sending(Promise.resolve('failed')),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await expect(await within(canvasElement).findByText(/could not send/)).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Your letter')).toHaveValue('When is soup?');
  },
};

export const Unavailable: Story = {
  args: sending(Promise.resolve('unavailable')),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await expect(await within(canvasElement).findByText(/not working at the moment/)).toBeVisible();
  },
};

export const OnDark: Story = { args: { block: { ...contactForm, backgroundColor: 'dark' } } };

export const OnWarm: Story = { args: { block: { ...contactForm, backgroundColor: 'warm' } } };

export const LongWords: Story = {
  args: {
    block: {
      ...contactForm,
      title: longWords,
      fields: allFields.map((field) => ({ ...field, label: `${field.label} ${longWords}` })),
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
  args: { block: { ...contactForm, title: rightToLeft } },
};
