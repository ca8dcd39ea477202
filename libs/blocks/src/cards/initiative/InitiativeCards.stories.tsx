import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLongWords, withRightToLeft } from '../card-stories.fixture.ts';
import { renderCardsStory } from '../cards-story.fixture.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { initiativeCards } from './initiative-cards.fixture.ts';

const meta = {
  title: 'Cards/Initiatives',
  component: CardGrid,
  render: renderCardsStory,
  args: { cardType: 'initiative', cards: initiativeCards },
  argTypes: { cards: { control: false } },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Two: Story = { args: { cards: initiativeCards.slice(0, 2) } };

export const One: Story = { args: { cards: initiativeCards.slice(0, 1) } };

export const LongWords: Story = { args: { cards: withLongWords(initiativeCards) } };

export const RightToLeft: Story = {
  args: { cards: withRightToLeft(initiativeCards) },
  globals: { direction: 'rtl' },
};
