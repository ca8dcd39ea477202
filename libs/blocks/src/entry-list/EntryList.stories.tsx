import type { Card, ContentType } from '@guildhall/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createBlockStory } from '../blocks/block-story.fixture.tsx';
import { newsContext, newsList, newsRoute } from '../blocks/context.fixture.ts';
import { block } from '../blocks/page.fixture.ts';
import { toStoryCards } from '../blocks/story-pictures.fixture.ts';
import { cardsByType } from '../cards/all-cards.fixture.ts';
import { getCardType } from '@guildhall/cms-client';
import { newsCards } from '../cards/news/news-cards.fixture.ts';
import { EntryList } from './EntryList.tsx';

const news = toStoryCards(newsCards);

/** The list with filters, whose choices are answered so. */
const filtered = (loadCards: (route: string, signal: AbortSignal) => Promise<Card[]>) => ({
  ...newsContext,
  cards: { [newsRoute]: news },
  slots: { loadCards },
});

const story = createBlockStory('entry-list');

const meta = {
  ...story,
  title: 'Blocks/Entry list',
  component: EntryList,
  args: {
    ...story.args,
    block: newsList,
    context: filtered(async () => news.slice(0, 3)),
  },
} satisfies Meta<typeof EntryList>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('link', { name }));
}

export const FiltersBeforeAChoice: Story = {};

export const AFilterWasChosen: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Oceans');
    await expect(await within(canvasElement).findByText('3 entries shown')).toBeInTheDocument();
  },
};

export const CardsAreOnTheirWay: Story = {
  args: { context: filtered(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Cities');
    await expect(await within(canvasElement).findByText('Loading entries…')).toBeInTheDocument();
  },
};

export const TheCardsDidNotArrive: Story = {
  args: { context: filtered(() => Promise.reject(new Error('The service is down'))) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Energy');
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NothingInThisCategory: Story = {
  args: { context: filtered(async () => []) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Energy');
    await expect((await within(canvasElement).findAllByText(/nothing in this category/)).length).toBe(2);
  },
};

export const TheListIsEmpty: Story = {
  args: { context: { ...newsContext, cards: { [newsRoute]: [] } } },
};

export const TheListCouldNotBeFetched: Story = {
  args: { context: { ...newsContext, cards: { [newsRoute]: 'failed' } } },
};

function listOf(contentType: ContentType): NonNullable<Story['args']> {
  const entryRoute = `/wp-json/cards/api/${contentType}`;
  return {
    block: block('entry-list', { contentType, entryRoute, displayByCat: false, enlargeFirst: false }),
    context: {
      cards: { [entryRoute]: toStoryCards(cardsByType[getCardType(contentType)]) },
      filters: {},
      slots: {},
    },
  };
}

export const News: Story = { args: listOf('news') };
export const Cases: Story = { args: listOf('cases') };
export const Blog: Story = { args: listOf('blog') };
export const People: Story = { args: listOf('people') };
export const FocusAreas: Story = { args: listOf('focus-areas') };
export const Calendar: Story = { args: listOf('calendar') };
export const Initiatives: Story = { args: listOf('initiatives') };
export const Organisations: Story = { args: listOf('organisations') };
