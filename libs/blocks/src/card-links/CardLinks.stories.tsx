import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory } from '../blocks/block-story.fixture.tsx';
import { block } from '../blocks/page.fixture.ts';
import { cardsByType } from '../cards/all-cards.fixture.ts';
import { CardLinks } from './CardLinks.tsx';

const links = (cardType: keyof typeof cardsByType, count = 4) =>
  block('card-links', { cardType, cards: cardsByType[cardType].slice(0, count), enlargeFirst: false });

const story = createBlockStory('card-links');

const meta = {
  ...story,
  title: 'Blocks/Card links',
  component: CardLinks,
  args: { ...story.args, block: { ...links('news'), blockTitle: 'Selected by an editor' } },
} satisfies Meta<typeof CardLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};

export const WithoutTitle: Story = { args: { block: links('blog') } };

export const SingleCase: Story = { args: { block: links('case', 1) } };

export const OrganisationsBesideTitle: Story = {
  args: { block: { ...links('organisation', 6), blockTitle: 'Our members' } },
};

export const OnSoft: Story = { args: { block: { ...links('calendar'), backgroundColor: 'soft' } } };

export const OnWarm: Story = { args: { block: { ...links('initiative'), backgroundColor: 'warm' } } };

export const OnDark: Story = { args: { block: { ...links('person'), backgroundColor: 'dark' } } };
