import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLongWords, withoutPictures, withRightToLeft } from '../card-stories.fixture.ts';
import { renderCardsStory } from '../cards-story.fixture.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { focusAreaCards } from './focus-area-cards.fixture.ts';

const meta = {
  title: 'Cards/Focus areas',
  component: CardGrid,
  render: renderCardsStory,
  args: { cardType: 'peachimg', cards: focusAreaCards },
  argTypes: { cards: { control: false } },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Two: Story = { args: { cards: focusAreaCards.slice(0, 2) } };

export const One: Story = { args: { cards: focusAreaCards.slice(0, 1) } };

export const WithoutPictures: Story = { args: { cards: withoutPictures(focusAreaCards) } };

export const LongWords: Story = { args: { cards: withLongWords(focusAreaCards) } };

export const RightToLeft: Story = {
  args: { cards: withRightToLeft(focusAreaCards) },
  globals: { direction: 'rtl' },
};
