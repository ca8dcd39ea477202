import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLongWords, withoutPictures, withRightToLeft } from '../card-stories.fixture.ts';
import { renderCardsStory } from '../cards-story.fixture.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { personCards } from './person-cards.fixture.ts';

const meta = {
  title: 'Cards/People',
  component: CardGrid,
  render: renderCardsStory,
  args: { cardType: 'person', cards: personCards },
  argTypes: { cards: { control: false } },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Two: Story = { args: { cards: personCards.slice(0, 2) } };

export const One: Story = { args: { cards: personCards.slice(0, 1) } };

/** The third has no excerpt, so it is not a link. */
export const WithAndWithoutLinks: Story = { args: { cards: personCards.slice(1, 4) } };

export const WithoutPictures: Story = { args: { cards: withoutPictures(personCards) } };

export const LongWords: Story = { args: { cards: withLongWords(personCards) } };

export const RightToLeft: Story = {
  args: { cards: withRightToLeft(personCards) },
  globals: { direction: 'rtl' },
};
