import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { noContext } from '../blocks/context.fixture.ts';
import { staticParts } from '../blocks/static-parts.fixture.ts';
import { StandInForm } from './stand-in-form.fixture.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const story = storyOf('sign-up-form');

const meta = {
  ...story,
  title: 'Blocks/Sign-up form',
  component: SignUpForm,
  args: { ...story.args, block: staticParts.signUpForm },
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FormUnderItsTitle: Story = {
  args: { context: { ...noContext, slots: { signUp: StandInForm } } },
};

export const NothingWhereNoFormFillsTheSlot: Story = {};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: {
    context: { ...noContext, slots: { signUp: StandInForm } },
    block: { ...staticParts.signUpForm, title: rightToLeft },
  },
};

export const LongWords: Story = {
  args: {
    context: { ...noContext, slots: { signUp: StandInForm } },
    block: { ...staticParts.signUpForm, title: longWords },
  },
};
