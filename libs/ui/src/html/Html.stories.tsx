import { sanitizeHtml } from '@guildhall/safe-content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Html } from './Html.tsx';

const policy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: [],
  frameHosts: [],
};

const essay = sanitizeHtml(
  `<h2>What waiting does to a place</h2>
  <p>A plan that nobody can finish changes the people who begin it. <a href="/about">The council</a> stopped
  signing drawings with its <em>own</em> names.</p>
  <h3>Three rules</h3>
  <ol><li>Nothing is built that cannot be raised later.</li><li>Every drawing says who looks at it again.</li></ol>
  <ul><li>A pilot’s notebook from 1931</li><li>Forty-one wooden pegs</li></ul>
  <blockquote><p>We are building the habit of looking.</p><cite>The harbour master</cite></blockquote>
  <table><thead><tr><th>Year</th><th>Height</th></tr></thead>
  <tbody><tr><td>2031</td><td>0.2 m</td></tr><tr><td>2061</td><td>0.7 m</td></tr></tbody></table>`,
  policy,
);

const meta = {
  title: 'Primitives/Html',
  component: Html,
  parameters: { layout: 'padded' },
  args: { html: essay },
  decorators: [(Story) => <div style={{ maxInlineSize: 'var(--gh-measure)' }}>{Story()}</div>],
} satisfies Meta<typeof Html>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RunningText: Story = {};

export const Paragraph: Story = {
  args: { as: 'p', html: sanitizeHtml('Ask <em>before</em> you cross.', policy) },
};

export const RunningTextOnDark: Story = {
  decorators: [
    (Story) => (
      <div data-ground="dark" style={{ padding: 'var(--gh-space-m)' }}>
        {Story()}
      </div>
    ),
  ],
};

export const LongWord: Story = {
  args: {
    html: sanitizeHtml(
      '<p>The Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzgebungskommission met.</p>',
      policy,
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
};
