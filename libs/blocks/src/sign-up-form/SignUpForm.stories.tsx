import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { emptyContext } from '../blocks/context.fixture.ts';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { StandInForm } from './stand-in-form.fixture.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const story = createBlockStory('sign-up-form');

const meta = {
  ...story,
  title: 'Blocks/Sign-up form',
  component: SignUpForm,
  args: { ...story.args, block: staticBlocks.signUpForm },
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithForm: Story = {
  args: { context: { ...emptyContext, slots: { signUp: StandInForm } } },
};

export const WithoutForm: Story = {};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: {
    context: { ...emptyContext, slots: { signUp: StandInForm } },
    block: { ...staticBlocks.signUpForm, title: rightToLeft },
  },
};

export const LongWords: Story = {
  args: {
    context: { ...emptyContext, slots: { signUp: StandInForm } },
    block: { ...staticBlocks.signUpForm, title: longWords },
  },
};
