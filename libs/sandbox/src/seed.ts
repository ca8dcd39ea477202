// The door `@guildhall/sandbox/seed`: blocks and types for an organisation's own content.
export {
  banner,
  blockTitle,
  bullets,
  button,
  cardLinks,
  entryList,
  figure,
  heading,
  hero,
  imageText,
  intro,
  largeIntro,
  line,
  link,
  pageTitle,
  paragraph,
  quote,
  shopCollection,
  steps,
  subheading,
  text,
  withFrame,
} from './content/seed/blocks.ts';
export {
  contactText,
  downloadFile,
  iframe,
  membershipPromotion,
  postDate,
  price,
  signUpForm,
  subscriptionBox,
  testimonials,
} from './content/seed/static-blocks.ts';
export { bannerSlider, filmFile, hostedFilm, rotatingText, slider } from './content/seed/moving-blocks.ts';
export { contactForm, formField } from './content/seed/contact-form.ts';
export { onContentHost } from './content/content-host.ts';
export type { PlanSeed } from './billing/state/plans.ts';
export { picture } from './pictures/picture.ts';
export type { RawImage, RawLink } from './content/raw/raw-card.ts';
export type { RawMainData } from './content/raw/raw-main-data.ts';
export type { BlockSeed, CardSeed, CategorySeed, EntrySeed, PictureSeed } from './content/seed/seed.ts';
export type { SandboxContent, SandboxSeed } from './sandbox-content.ts';
export type { ShopSeed } from './shop/seed/shop-seed.ts';
export { readUploads, type Uploads } from './uploads/uploads.ts';
