import { bannerSliderBlock } from '../banner-slider/BannerSlider.tsx';
import { bannerBlock } from '../banner/BannerView.tsx';
import { blockTitleBlock } from '../block-title/BlockTitle.tsx';
import { buttonBlock } from '../button/ButtonView.tsx';
import { cardLinksBlock } from '../card-links/CardLinks.tsx';
import { contactFormBlock } from '../contact-form/ContactFormView.tsx';
import { contactTextBlock } from '../contact-text/ContactText.tsx';
import { downloadFileBlock } from '../download-file/DownloadFile.tsx';
import { entryListBlock } from '../entry-list/EntryList.tsx';
import { heroBlock } from '../hero/Hero.tsx';
import { iframeBlock } from '../iframe/IframeView.tsx';
import { imageTextBlock } from '../image-text/ImageText.tsx';
import { imageBlock } from '../image/ImageView.tsx';
import { introTextBlock } from '../intro-text/IntroText.tsx';
import { largeIntroTextBlock } from '../large-intro-text/LargeIntroText.tsx';
import { listBlock } from '../list/ListView.tsx';
import { membershipPromotionBlock } from '../membership-promotion/MembershipPromotion.tsx';
import { pageTitleBlock } from '../page-title/PageTitle.tsx';
import { postDateBlock } from '../post-date/PostDate.tsx';
import { priceBlock } from '../price/PriceView.tsx';
import { rotatingTextBlock } from '../rotating-text/RotatingText.tsx';
import { shopCollectionBlock } from '../shop-collection/ShopCollection.tsx';
import { signUpFormBlock } from '../sign-up-form/SignUpForm.tsx';
import { sliderBlock } from '../slider/Slider.tsx';
import { spacerLineBlock } from '../spacer-line/SpacerLine.tsx';
import { subscriptionBoxBlock } from '../subscription-box/SubscriptionBox.tsx';
import { testimonialsBlock } from '../testimonials/Testimonials.tsx';
import { textBlock } from '../text/TextView.tsx';
import { videoBlock } from '../video/VideoView.tsx';
import type { BlockRegistry } from './define-view.ts';

/**
 * Views of the built-in blocks. Add, replace or wrap them by spreading:
 * `{ ...blockRegistry, hero: defineView(OurHero, { heading: 'own' }) }`.
 *
 * @example
 * const OurRule = () => <hr className="our-rule" />;
 * const registry: BlockRegistry = { ...blockRegistry, 'spacer-line': defineView(OurRule, { heading: 'own' }) };
 */
export const blockRegistry = {
  'page-title': pageTitleBlock,
  hero: heroBlock,
  text: textBlock,
  'intro-text': introTextBlock,
  'large-intro-text': largeIntroTextBlock,
  list: listBlock,
  button: buttonBlock,
  image: imageBlock,
  'block-title': blockTitleBlock,
  'image-text': imageTextBlock,
  banner: bannerBlock,
  slider: sliderBlock,
  'banner-slider': bannerSliderBlock,
  'rotating-text': rotatingTextBlock,
  video: videoBlock,
  'spacer-line': spacerLineBlock,
  'card-links': cardLinksBlock,
  'entry-list': entryListBlock,
  'contact-form': contactFormBlock,
  'contact-text': contactTextBlock,
  'download-file': downloadFileBlock,
  iframe: iframeBlock,
  'membership-promotion': membershipPromotionBlock,
  'post-date': postDateBlock,
  price: priceBlock,
  'shop-collection': shopCollectionBlock,
  'sign-up-form': signUpFormBlock,
  'subscription-box': subscriptionBoxBlock,
  testimonials: testimonialsBlock,
} satisfies BlockRegistry;
