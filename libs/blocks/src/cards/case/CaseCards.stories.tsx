import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLongWords, withoutPictures, withRightToLeft } from '../card-stories.fixture.ts';
import { renderCardsStory } from '../cards-story.fixture.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { caseCards } from './case-cards.fixture.ts';

const meta = {
  title: 'Cards/Cases',
  component: CardGrid,
  render: renderCardsStory,
  args: { cardType: 'case', cards: caseCards },
  argTypes: { cards: { control: false } },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Two: Story = { args: { cards: caseCards.slice(0, 2) } };

export const One: Story = { args: { cards: caseCards.slice(0, 1) } };

export const WithoutPictures: Story = { args: { cards: withoutPictures(caseCards) } };

export const LongWords: Story = { args: { cards: withLongWords(caseCards) } };

export const RightToLeft: Story = {
  args: { cards: withRightToLeft(caseCards) },
  globals: { direction: 'rtl' },
};
