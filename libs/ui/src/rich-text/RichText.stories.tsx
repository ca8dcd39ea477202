import { sanitizeHtml } from '@guildhall/safe-content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText.tsx';

const safe = (html: string) =>
  sanitizeHtml(html, {
    contentOrigin: 'https://content.example',
    siteOrigin: 'https://www.example',
    mediaOrigins: [],
    frameHosts: [],
  });

const meta = {
  title: 'Primitives/RichText',
  component: RichText,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxInlineSize: 'var(--gh-measure)' }}>{Story()}</div>],
  args: {
    html: safe(`<h2 id="table">What the tables say</h2><p class="has-drop-cap">The board has published high water
      every year<sup><a href="#note" id="note-link">1</a></sup> since 1931, and nobody has ever asked for the older ones
      to be put right. They were read by eye, and they end in zero more often than the sea does.</p>
      <figure><table><thead><tr><th>Year</th><th>High water</th></tr></thead>
      <tbody><tr><td>1931</td><td>1.10 m</td></tr><tr><td>2026</td><td>1.57 m</td></tr></tbody></table>
      <figcaption>High water at the <a href="/about">old gauge</a></figcaption></figure>
      <p class="has-text-align-center">The sea does not read the table.</p>
      <details><summary>May I touch the mark?</summary><p>Yes, with the flat of the hand.</p></details>
      <details open><summary>Why does the list begin at five?</summary><ol start="5"><li>Stand here.</li></ol></details>
      <dl><dt><dfn>Stand</dfn></dt><dd>The minutes in which the water rests.</dd></dl>
      <ol start="2"><li>Members<ol style="list-style-type:lower-alpha"><li>pay, or</li><li>are honoured.</li></ol></li></ol>
      <p>The gauge is <span style="color:#cf2e2e">red</span> at night, <span style="color:#0693e3">blue</span> by day and
      <span style="color:#fcb900">yellow</span> in fog: <math><msup><mi>h</mi><mn>2</mn></msup><mo>=</mo><mfrac><mi>a</mi><mi>b</mi></mfrac></math>.</p>
      <p>Press <kbd>Print</kbd> for <samp>1.57</samp>; what matters is <mark>the trend</mark>.</p>
      <ol class="wp-block-footnotes"><li id="note">Except one. <a href="#note-link" aria-label="Back to reference 1">↩</a></li></ol>`),
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EditorContent: Story = {};

export const OnDark: Story = {
  decorators: [
    (Story) => (
      <div data-ground="dark" style={{ padding: 'var(--gh-space-m)' }}>
        {Story()}
      </div>
    ),
  ],
};

export const WideTable: Story = {
  args: {
    html: safe(
      `<table class="is-style-stripes"><caption>Tides</caption><tbody>${'<tr><th scope="row">2061</th><td>1.97 m</td><td>unknown</td><td>somebody</td><td>forty-one</td></tr>'.repeat(4)}</tbody></table>`,
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
};
