import { picture } from '../../pictures/picture.ts';
import { onContentHost } from '../content-host.ts';
import type { RawLink } from '../raw/raw-card.ts';
import type { BlockSeed } from './seed.ts';

/** Creates pictures that visitors move through. */
export const slider = (...slides: [name: string, title: string][]): BlockSeed => ({
  blockName: 'acf/slider',
  slides: slides.map(([name, title], index) => ({ id: index + 1, title, image: picture(name) })),
});

/** Creates banners that visitors move through. */
export const bannerSlider = (...slides: [title: string, name: string, to?: RawLink][]): BlockSeed => ({
  blockName: 'acf/banner-slider',
  slides: slides.map(([title, name, to], index) => ({
    id: index + 1,
    title,
    image: name === '' ? false : picture(name),
    link: to ?? [],
  })),
});

/** Creates a text whose lines replace each other. */
export const rotatingText = (...lines: string[]): BlockSeed => ({
  blockName: 'acf/rotating-text',
  slides: lines.map((title, index) => ({ id: index + 1, title })),
});

interface Film {
  cover?: string;
  description?: string;
  fillsScreen?: boolean;
}

const video = (videoId: string, mp4: string, { cover, description = '', fillsScreen }: Film): BlockSeed => ({
  blockName: 'acf/video',
  videoId,
  mp4,
  coverImage: cover === undefined ? false : picture(cover),
  enableMutedFullscreenVideo: fillsScreen === true ? '1' : '0',
  description,
});

/** Creates a film of the video host. */
export const hostedFilm = (videoId: string, film: Film): BlockSeed => video(videoId, '', film);

/** Creates a film from a file of the content service. */
export const filmFile = (name: string, film: Film): BlockSeed =>
  video('', onContentHost(`/films/${name}.mp4`), film);
