import { bannerSchema } from './banner-schema.ts';
import { bannerSliderSchema } from './banner-slider-schema.ts';
import type { AnyBlockSchema, BlockReaders } from './block-parts.ts';
import { blockTitleSchema } from './block-title-schema.ts';
import { buttonSchema } from './button-schema.ts';
import { cardLinksSchema } from './card-links-schema.ts';
import { entryListSchema } from './entry-list-schema.ts';
import { heroSchema } from './hero-schema.ts';
import { imageSchema } from './image-schema.ts';
import { imageTextSchema } from './image-text-schema.ts';
import { introTextSchema, largeIntroTextSchema } from './intro-text-schema.ts';
import { listSchema } from './list-schema.ts';
import { pageTitleSchema } from './page-title-schema.ts';
import { rotatingTextSchema } from './rotating-text-schema.ts';
import { sliderSchema } from './slider-schema.ts';
import { spacerLineSchema } from './spacer-line-schema.ts';
import { contactFormSchema } from './contact-form-schema.ts';
import { contactTextSchema } from './contact-text-schema.ts';
import { downloadFileSchema } from './download-file-schema.ts';
import { iframeSchema } from './iframe-schema.ts';
import { membershipPromotionSchema } from './membership-promotion-schema.ts';
import { postDateSchema } from './post-date-schema.ts';
import { priceSchema } from './price-schema.ts';
import { shopCollectionSchema } from './shop-collection-schema.ts';
import { signUpFormSchema } from './sign-up-form-schema.ts';
import { subscriptionBoxSchema } from './subscription-box-schema.ts';
import { testimonialsSchema } from './testimonials-schema.ts';
import { textSchema } from './text-schema.ts';
import { videoSchema } from './video-schema.ts';

/** How each block is parsed, by the part of its `blockName` after the slash. */
export function createBlockRegistry(read: BlockReaders): ReadonlyMap<string, AnyBlockSchema> {
  return new Map<string, AnyBlockSchema>([
    ['page-title', pageTitleSchema()],
    ['hero', heroSchema(read)],
    ['text', textSchema(read, 'html')],
    ['paragraph', textSchema(read, 'p')],
    ['heading', textSchema(read, 'h2')],
    ['intro-text', introTextSchema(read)],
    ['large-intro-text', largeIntroTextSchema(read)],
    ['block-title', blockTitleSchema()],
    ['list', listSchema(read)],
    ['button', buttonSchema(read)],
    ['image', imageSchema(read)],
    ['image-text', imageTextSchema(read)],
    ['banner', bannerSchema(read)],
    ['slider', sliderSchema(read)],
    ['banner-slider', bannerSliderSchema(read)],
    ['rotating-text', rotatingTextSchema()],
    ['video', videoSchema(read)],
    ['spacer-line', spacerLineSchema()],
    ['card-links', cardLinksSchema(read)],
    ['entry-list', entryListSchema(read)],
    ['contact-form', contactFormSchema(read)],
    ['contact-text', contactTextSchema(read)],
    ['download-file', downloadFileSchema(read)],
    ['iframe', iframeSchema(read)],
    ['membership-promotion', membershipPromotionSchema(read)],
    ['post-date', postDateSchema()],
    ['price', priceSchema()],
    ['shop-collection', shopCollectionSchema(read)],
    ['sign-up-form', signUpFormSchema()],
    ['subscription-box', subscriptionBoxSchema(read)],
    ['testimonials', testimonialsSchema(read)],
  ]);
}
