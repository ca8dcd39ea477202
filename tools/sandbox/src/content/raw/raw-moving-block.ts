import type { Named } from './raw-block-base.ts';
import type { Empty, Flag, RawImage, RawLink } from './raw-card.ts';

export interface RawSliderBlock extends Named<'acf/slider'> {
  slides: { id: number; title: string; image: RawImage }[];
}

export interface RawBannerSliderBlock extends Named<'acf/banner-slider'> {
  slides: { id: number; title: string; image: RawImage | Empty; link: RawLink | Empty }[];
}

export interface RawRotatingTextBlock extends Named<'acf/rotating-text'> {
  slides: { id: number; title: string }[];
}

export interface RawVideoBlock extends Named<'acf/video'> {
  videoId: string;
  mp4: string;
  coverImage: RawImage | Empty;
  enableMutedFullscreenVideo: Flag;
  description: string;
}

export type RawMovingBlock = RawSliderBlock | RawBannerSliderBlock | RawRotatingTextBlock | RawVideoBlock;
