import { block } from '../blocks/page.fixture.ts';
import { html, picture, url } from '../cards/card.fixture.ts';

const cover = picture('night-shift', 16 / 9, '#14213d', 'A lamp in a dark workshop.');

export const hostedVideo = block('video', {
  videoId: 'a1B_-2c3D4e',
  coverImage: cover,
  enableMutedFullscreenVideo: false,
  description: html('The last night shift, filmed in one take. Nine minutes.'),
  descriptionText: 'The last night shift, filmed in one take. Nine minutes.',
});

export const videoFile = block('video', {
  mp4: url('/films/tide.mp4'),
  coverImage: cover,
  enableMutedFullscreenVideo: false,
});
