import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory, longWords } from '../blocks/block-story.fixture.tsx';
import { block } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { TextView } from './TextView.tsx';

const story = createBlockStory('text');

const meta = {
  ...story,
  title: 'Blocks/Text',
  component: TextView,
  args: {
    ...story.args,
    block: block('text', {
      textType: 'p',
      html: html(
        'Most towns meet the future as a bill. This one decided to meet it as a neighbour: somebody who <a href="/about">arrives late</a>, stays long, and is easier to live with when a chair has been put out.',
      ),
    }),
  },
} satisfies Meta<typeof TextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {};

export const Heading2: Story = {
  args: { block: block('text', { textType: 'h2', html: html('What waiting does to a place') }) },
};

export const Heading3: Story = {
  args: { block: block('text', { textType: 'h3', html: html('Three rules the town kept') }) },
};

export const Quotation: Story = {
  args: {
    block: block('text', {
      textType: 'html',
      html: html(
        '<blockquote><p>We are building the habit of looking.</p><cite>The harbour master</cite></blockquote>',
      ),
    }),
  },
};

export const Table: Story = {
  args: {
    block: block('text', {
      textType: 'html',
      html: html(
        '<table><thead><tr><th>Year</th><th>Height</th></tr></thead><tbody><tr><td>2031</td><td>0.2 m</td></tr></tbody></table>',
      ),
    }),
  },
};

export const WithTitle: Story = {
  args: {
    block: {
      ...block('text', {
        textType: 'p',
        html: html(
          'The school measures the quay every April, and writes the figure on the wall of the gymnasium.',
        ),
      }),
      blockTitle: 'What waiting does',
    },
  },
};

export const OnDark: Story = { args: { block: { ...meta.args.block, backgroundColor: 'dark' } } };

export const LongWords: Story = { args: { block: block('text', { textType: 'p', html: html(longWords) }) } };
