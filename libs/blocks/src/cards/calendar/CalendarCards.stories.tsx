import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLongWords, withRightToLeft } from '../card-stories.fixture.ts';
import { renderCardsStory } from '../cards-story.fixture.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { calendarCards } from './calendar-cards.fixture.ts';

const meta = {
  title: 'Cards/Calendar',
  component: CardGrid,
  render: renderCardsStory,
  args: { cardType: 'calendar', cards: calendarCards },
  argTypes: { cards: { control: false } },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Two: Story = { args: { cards: calendarCards.slice(0, 2) } };

export const One: Story = { args: { cards: calendarCards.slice(0, 1) } };

export const HiddenDate: Story = { args: { cards: calendarCards.slice(3) } };

export const LongWords: Story = { args: { cards: withLongWords(calendarCards) } };

export const RightToLeft: Story = {
  args: { cards: withRightToLeft(calendarCards) },
  globals: { direction: 'rtl' },
};
