import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, userEvent, within } from 'storybook/test';
import { newsFilters } from '../blocks/context.fixture.ts';
import { tints } from '../blocks/block-story.fixture.tsx';
import { toStoryCards } from '../blocks/story-pictures.fixture.ts';
import { CardGrid } from '../cards/CardGrid.tsx';
import { html } from '../cards/card.fixture.ts';
import { newsCards } from '../cards/news/news-cards.fixture.ts';
import { EntryFilters } from './EntryFilters.tsx';
import { entryFiltersTexts } from './entry-filters-props.ts';

const cards = toStoryCards(newsCards);

const meta = {
  title: 'Blocks/Entry filters',
  component: EntryFilters,
  parameters: { island: 'entry-filters' },
  args: {
    choices: [{ slug: '', name: '' }, ...newsFilters.map(({ id, name }) => ({ slug: id, name }))],
    chosen: '',
    parameter: 'cat',
    path: '/news',
    allUrl: '?',
    label: 'News: categories',
    panelId: 'news-cards',
    texts: entryFiltersTexts,
    load: async () => ({ html: html('<p>Cards that the server rendered for this category.</p>'), count: 1 }),
  },
  argTypes: { load: { control: false } },
  decorators: [
    (Story) => (
      <main className="gh-page-grid">
        <style>{tints(cards)}</style>
        <h1>News</h1>
        <Story />
        <div id="news-cards">
          <CardGrid cards={cards} cardType="news" headingLevel={2} />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof EntryFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server's HTML before hydration. */
export const ServerHtml: Story = {
  render: (args) => (
    <div
      ref={(place) => {
        if (place) place.innerHTML = renderToStaticMarkup(<EntryFilters {...args} />);
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('All');
  },
};

export const Hydrated: Story = {};

export const CategorySelected: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Cities' }));
    await expect(await page.findByText('Cards that the server rendered for this category.')).toBeVisible();
    await expect(page.getByRole('link', { current: 'page' })).toHaveTextContent('Cities');
  },
};

export const ManyCategories: Story = {
  args: {
    choices: Array.from({ length: 14 }, (_, index) => ({
      slug: index === 0 ? '' : String(index),
      name: `Intergenerational category ${index}`,
    })),
  },
};
