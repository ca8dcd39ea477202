import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLongWords, withoutPictures, withRightToLeft } from '../card-stories.fixture.ts';
import { renderCardsStory } from '../cards-story.fixture.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { organisationCards } from './organisation-cards.fixture.ts';

const meta = {
  title: 'Cards/Organisations',
  component: CardGrid,
  render: renderCardsStory,
  args: { cardType: 'organisation', cards: organisationCards },
  argTypes: { cards: { control: false } },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Two: Story = { args: { cards: organisationCards.slice(0, 2) } };

export const One: Story = { args: { cards: organisationCards.slice(0, 1) } };

export const WithoutPictures: Story = { args: { cards: withoutPictures(organisationCards) } };

export const LongWords: Story = { args: { cards: withLongWords(organisationCards) } };

export const RightToLeft: Story = {
  args: { cards: withRightToLeft(organisationCards) },
  globals: { direction: 'rtl' },
};
