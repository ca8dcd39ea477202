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

/** Context of a list with filters and the given `loadCards`. */
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

export const Filters: Story = {};

export const CategorySelected: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Oceans');
    await expect(await within(canvasElement).findByText('3 entries shown')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { context: filtered(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Cities');
    await expect(await within(canvasElement).findByText('Loading entries…')).toBeInTheDocument();
  },
};

export const LoadingFailed: Story = {
  args: { context: filtered(() => Promise.reject(new Error('The service is down'))) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Energy');
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const EmptyCategory: Story = {
  args: { context: filtered(async () => []) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Energy');
    await expect((await within(canvasElement).findAllByText(/nothing in this category/)).length).toBe(2);
  },
};

export const EmptyList: Story = {
  args: { context: { ...newsContext, cards: { [newsRoute]: [] } } },
};

export const ListUnavailable: Story = {
  args: { context: { ...newsContext, cards: { [newsRoute]: 'failed' } } },
};

function createListArgs(contentType: ContentType): NonNullable<Story['args']> {
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

export const News: Story = { args: createListArgs('news') };
export const Cases: Story = { args: createListArgs('cases') };
export const Blog: Story = { args: createListArgs('blog') };
export const People: Story = { args: createListArgs('people') };
export const FocusAreas: Story = { args: createListArgs('focus-areas') };
export const Calendar: Story = { args: createListArgs('calendar') };
export const Initiatives: Story = { args: createListArgs('initiatives') };
export const Organisations: Story = { args: createListArgs('organisations') };
