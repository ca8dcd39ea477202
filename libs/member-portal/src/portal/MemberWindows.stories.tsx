import type { Meta, StoryObj } from '@storybook/react-vite';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { InState, type StoryState } from '../session/story.fixture.tsx';
import { MemberWindows, type MemberWindowsProps } from './MemberWindows.tsx';

const meta = {
  title: 'Members/Windows',
  parameters: { island: 'member-windows', docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta;

export default meta;

const story = (given: StoryState): StoryObj<MemberWindowsProps> => ({
  render: (props) => (
    <InState user={annaAsMember} {...given}>
      <MemberWindows {...props} />
    </InState>
  ),
});

/** An empty frame looks like a blocked one: the link above it always works. */
export const Portal = story({ portal: { open: true, loading: false, url: 'about:blank' } });
export const BeforeARedirect = story({ redirect: { to: '#', afterMs: 3_600_000 } });
