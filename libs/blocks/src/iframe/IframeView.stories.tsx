import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory } from '../blocks/block-story.fixture.tsx';
import { toSafeFrameUrl } from '@guildhall/safe-content';
import { block, link } from '../blocks/page.fixture.ts';
import { IframeView } from './IframeView.tsx';

/** Storybook's other host name: another origin on the same machine. */
const other = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
const { origin, port } = location;
const policy = {
  contentOrigin: origin,
  siteOrigin: origin,
  mediaOrigins: [],
  frameHosts: [`${other}:${port}`],
};
const frame = toSafeFrameUrl(`http://${other}:${port}/story-pictures/panorama-1.webp`, policy);
const framed = block('iframe', {
  link: link('The tides of 2061', 'https://frames.example/tides'),
  ...(frame && { frame }),
  height: '60vh',
});

const story = createBlockStory('iframe');

const meta = {
  ...story,
  title: 'Blocks/Iframe',
  component: IframeView,
  args: { ...story.args, block: framed },
} satisfies Meta<typeof IframeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CustomHeight: Story = {};

export const FullHeight: Story = { args: { block: { ...framed, height: '100vh' } } };

export const DisallowedHost: Story = {
  args: {
    block: block('iframe', { link: link('The tides of 2061', 'https://elsewhere.example/'), height: '60vh' }),
  },
};

export const WithTitle: Story = {
  args: { block: { ...framed, blockTitle: 'The tides of 2061', backgroundColor: 'soft' } },
};
