import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLongWords, withoutPictures, withRightToLeft } from '../card-stories.fixture.ts';
import { renderCardsStory } from '../cards-story.fixture.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { blogCards } from './blog-cards.fixture.ts';

const meta = {
  title: 'Cards/Blog',
  component: CardGrid,
  render: renderCardsStory,
  args: { cardType: 'blog', cards: blogCards },
  argTypes: { cards: { control: false } },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Two: Story = { args: { cards: blogCards.slice(0, 2) } };

export const One: Story = { args: { cards: blogCards.slice(0, 1) } };

export const WithoutPictures: Story = { args: { cards: withoutPictures(blogCards) } };

export const LongWords: Story = { args: { cards: withLongWords(blogCards) } };

export const RightToLeft: Story = {
  args: { cards: withRightToLeft(blogCards) },
  globals: { direction: 'rtl' },
};
