import type { Meta, StoryObj } from '@storybook/react-vite';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { InState, type StoryState } from '../session/story.fixture.tsx';
import { MemberWindows } from './MemberWindows.tsx';

const meta = {
  title: 'Members/Windows',
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta;

export default meta;

const story = (given: StoryState): StoryObj => ({
  render: () => (
    <InState user={annaAsMember} {...given}>
      <MemberWindows />
    </InState>
  ),
});

/** An empty frame looks like a blocked one: the link above it always works. */
export const Portal = story({ portal: { open: true, loading: false, url: 'about:blank' } });
export const BeforeARedirect = story({ redirect: { to: '#', afterMs: 3_600_000 } });
