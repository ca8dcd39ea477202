import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, userEvent, within } from 'storybook/test';
import {
  createBlockStory,
  longWords,
  renderBlockStory,
  rightToLeft,
} from '../blocks/block-story.fixture.tsx';
import { html } from '../cards/card.fixture.ts';
import { videoFile, hostedVideo } from './video.fixture.ts';
import { VideoView } from './VideoView.tsx';

const story = createBlockStory('video');

const meta = {
  ...story,
  title: 'Blocks/Video',
  parameters: { inIsland: true },
  component: VideoView,
  args: { ...story.args, block: hostedVideo },
} satisfies Meta<typeof VideoView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HostedVideo: Story = {};

/** The server's HTML before hydration. */
export const ServerHtml: Story = {
  render: (args) => (
    <div
      ref={(place) => {
        if (place) place.innerHTML = renderToStaticMarkup(renderBlockStory(args));
      }}
    />
  ),
};

export const File: Story = { args: { block: videoFile } };

export const FullScreen: Story = {
  args: { block: { ...hostedVideo, enableMutedFullscreenVideo: true } },
};

const { coverImage: _, ...bare } = hostedVideo;
export const WithoutCover: Story = { args: { block: bare } };

/** There is nothing at this URL, so the script fails at once. */
export const LoadingFailed: Story = {
  args: {
    context: {
      ...story.args.context,
      videoHost: { scriptUrl: 'blob:nothing', frameOrigin: 'https://frames.test' },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { block: { ...hostedVideo, description: html(longWords), descriptionText: longWords } },
};

export const RightToLeft: Story = {
  args: { block: { ...hostedVideo, description: html(rightToLeft), descriptionText: rightToLeft } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
