import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { colourTokens, grounds, spaceTokens, typeTokens, type ColourToken } from './token-names.ts';
import { ColourSample, GroundSample, SpaceSample, TypeSample } from './token-samples.fixture.tsx';

const meta = {
  title: 'Tokens',
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Colours to measure contrast against; `surface` if not listed. */
const partners: Partial<Record<ColourToken, ColourToken>> = {
  surface: 'text',
  'surface-raised': 'text',
  'surface-sunken': 'text',
  accent: 'on-accent',
  'on-accent': 'accent',
  member: 'on-member',
  'on-member': 'member',
};

const list = { listStyle: 'none', padding: 0, margin: 0 };

export const Colours: Story = {
  render: (_args, { globals }) => (
    <ul style={list}>
      {colourTokens.map((token) => (
        <ColourSample
          key={token}
          token={token}
          against={partners[token] ?? 'surface'}
          theme={globals['theme']}
        />
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(/var\(--gh-text\)#1d1b19[\d.]+ : 1 against surface/),
    );
  },
};

export const TypeScale: Story = {
  render: () => (
    <ul style={list}>
      {typeTokens.map((token) => (
        <TypeSample key={token} token={token} />
      ))}
    </ul>
  ),
};

export const Space: Story = {
  render: () => (
    <ul style={list}>
      {spaceTokens.map((token) => (
        <SpaceSample key={token} token={token} />
      ))}
    </ul>
  ),
};

export const BackgroundColours: Story = {
  render: () => (
    <ul style={list}>
      {grounds.map((ground) => (
        <GroundSample key={ground} ground={ground} />
      ))}
    </ul>
  ),
};
