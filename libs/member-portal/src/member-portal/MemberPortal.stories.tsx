import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberPortal } from './MemberPortal.tsx';

const meta = {
  title: 'Member portal/MemberPortal',
  component: MemberPortal,
  args: { title: 'The future is somebody else’s land' },
} satisfies Meta<typeof MemberPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFewWords: Story = {};

export const LongWords: Story = { args: { title: 'Speciallægepraksisplanlægningsstabiliseringsperiode' } };

export const RightToLeft: Story = { args: { title: 'المستقبل أرض شخص آخر' } };
