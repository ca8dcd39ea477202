import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block, link } from '../blocks/page.fixture.ts';
import { MembershipPromotion } from './MembershipPromotion.tsx';

const story = createBlockStory('membership-promotion');

const meta = {
  ...story,
  title: 'Blocks/Membership promotion',
  component: MembershipPromotion,
  args: { ...story.args, block: staticBlocks.membershipPromotion },
} satisfies Meta<typeof MembershipPromotion>;

export default meta;
type Story = StoryObj<typeof meta>;

const promotion = staticBlocks.membershipPromotion;

export const OnDark: Story = {};

export const OnWarm: Story = { args: { block: { ...promotion, backgroundColor: 'warm' } } };

export const WithoutPicture: Story = {
  args: {
    block: block('membership-promotion', {
      title: 'Keep a chair free for the unborn',
      price: 'DKK 450 a year',
      link: link('Become a member', '/membership'),
    }),
  },
};

export const TitleOnly: Story = { args: { block: block('membership-promotion', { title: 'Join us' }) } };

export const LongWords: Story = { args: { block: { ...promotion, title: longWords, price: longWords } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: { block: { ...promotion, title: rightToLeft } },
};
