import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block, link } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { ContactText } from './ContactText.tsx';

const story = createBlockStory('contact-text');

const meta = {
  ...story,
  title: 'Blocks/Contact text',
  component: ContactText,
  args: { ...story.args, block: staticBlocks.contactText },
} satisfies Meta<typeof ContactText>;

export default meta;
type Story = StoryObj<typeof meta>;

const { contactText } = staticBlocks;

export const EmailAddress: Story = {};

export const WithTitle: Story = { args: { block: { ...contactText, blockTitle: 'Write to us' } } };

export const PhoneNumber: Story = {
  args: { block: block('contact-text', { link: link('', 'tel:+4533112233') }) },
};

export const EmailWithSubject: Story = {
  args: {
    block: block('contact-text', { link: link('', 'mailto:house@wayleave.example?subject=A%20question') }),
  },
};

export const LongEmailAddress: Story = {
  args: {
    block: block('contact-text', {
      link: link('', 'mailto:intergenerational.correspondence.and.legacies@long-sight.wayleave.example'),
    }),
  },
};

export const OnWarm: Story = { args: { block: { ...contactText, backgroundColor: 'warm' } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: { block: { ...contactText, description: html(rightToLeft) } },
};
