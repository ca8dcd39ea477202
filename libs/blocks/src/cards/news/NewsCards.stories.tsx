import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLongWords, withoutPictures, withRightToLeft } from '../card-stories.fixture.ts';
import { renderCardsStory } from '../cards-story.fixture.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { newsCards, newsElsewhere } from './news-cards.fixture.ts';

const meta = {
  title: 'Cards/News',
  component: CardGrid,
  render: renderCardsStory,
  args: { cardType: 'news', cards: newsCards },
  argTypes: { cards: { control: false } },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Two: Story = { args: { cards: newsCards.slice(0, 2) } };

export const One: Story = { args: { cards: newsCards.slice(0, 1) } };

export const NewsStyleFirstEnlarged: Story = {
  args: { cardType: 'newsStyle', enlargeFirst: true },
};

export const NewsStyle: Story = { args: { cardType: 'newsStyle', enlargeFirst: false } };

export const ExternalLink: Story = { args: { cards: [newsElsewhere, ...newsCards.slice(1, 4)] } };

export const WithoutPictures: Story = { args: { cards: withoutPictures(newsCards) } };

export const LongWords: Story = { args: { cards: withLongWords(newsCards) } };

export const RightToLeft: Story = {
  args: { cards: withRightToLeft(newsCards) },
  globals: { direction: 'rtl' },
};
