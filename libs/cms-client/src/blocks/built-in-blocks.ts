import { bannerSlider } from './banner-slider.ts';
import { banner } from './banner.ts';
import { blockTitle } from './block-title.ts';
import { button } from './button.ts';
import { cardLinks } from './card-links.ts';
import { contactForm } from './contact-form.ts';
import { contactText } from './contact-text.ts';
import type { BlockDefinition } from './define-block.ts';
import { downloadFile } from './download-file.ts';
import { entryList } from './entry-list.ts';
import { hero } from './hero.ts';
import { iframe } from './iframe.ts';
import { imageText } from './image-text.ts';
import { image } from './image.ts';
import { introText } from './intro-text.ts';
import { largeIntroText } from './large-intro-text.ts';
import { list } from './list.ts';
import { membershipPromotion } from './membership-promotion.ts';
import { pageTitle } from './page-title.ts';
import { postDate } from './post-date.ts';
import { price } from './price.ts';
import { rotatingText } from './rotating-text.ts';
import { shopCollection } from './shop-collection.ts';
import { signUpForm } from './sign-up-form.ts';
import { slider } from './slider.ts';
import { spacerLine } from './spacer-line.ts';
import { subscriptionBox } from './subscription-box.ts';
import { testimonials } from './testimonials.ts';
import { text } from './text.ts';
import { video } from './video.ts';

/**
 * The built-in blocks. A site adds or replaces blocks by spreading: `blocks: [...builtInBlocks, map]`.
 *
 * @example
 * const map = defineBlock('map', { place: text() }, { help: 'A place on a map' });
 * const blocks = [...builtInBlocks, map];
 */
export const builtInBlocks = [
  pageTitle,
  hero,
  text,
  introText,
  largeIntroText,
  list,
  button,
  image,
  blockTitle,
  imageText,
  banner,
  slider,
  bannerSlider,
  rotatingText,
  video,
  spacerLine,
  cardLinks,
  entryList,
  contactForm,
  contactText,
  downloadFile,
  iframe,
  membershipPromotion,
  postDate,
  price,
  shopCollection,
  signUpForm,
  subscriptionBox,
  testimonials,
] as const satisfies readonly BlockDefinition[];
