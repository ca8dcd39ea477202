import { BannerSlider } from '../banner-slider/BannerSlider.tsx';
import { BannerView } from '../banner/BannerView.tsx';
import { BlockTitle } from '../block-title/BlockTitle.tsx';
import { ButtonView } from '../button/ButtonView.tsx';
import { CardLinks } from '../card-links/CardLinks.tsx';
import { EntryList } from '../entry-list/EntryList.tsx';
import { Hero } from '../hero/Hero.tsx';
import { ImageText } from '../image-text/ImageText.tsx';
import { ImageView } from '../image/ImageView.tsx';
import { IntroText } from '../intro-text/IntroText.tsx';
import { LargeIntroText } from '../large-intro-text/LargeIntroText.tsx';
import { ListView } from '../list/ListView.tsx';
import { PageTitle } from '../page-title/PageTitle.tsx';
import { RotatingText } from '../rotating-text/RotatingText.tsx';
import { Slider } from '../slider/Slider.tsx';
import { SpacerLine } from '../spacer-line/SpacerLine.tsx';
import { TextView } from '../text/TextView.tsx';
import { ContactFormView } from '../contact-form/ContactFormView.tsx';
import { ContactText } from '../contact-text/ContactText.tsx';
import { DownloadFile } from '../download-file/DownloadFile.tsx';
import { IframeView } from '../iframe/IframeView.tsx';
import { MembershipPromotion } from '../membership-promotion/MembershipPromotion.tsx';
import { PostDate } from '../post-date/PostDate.tsx';
import { PriceView } from '../price/PriceView.tsx';
import { ShopCollection } from '../shop-collection/ShopCollection.tsx';
import { SignUpForm } from '../sign-up-form/SignUpForm.tsx';
import { SubscriptionBox } from '../subscription-box/SubscriptionBox.tsx';
import { Testimonials } from '../testimonials/Testimonials.tsx';
import { VideoView } from '../video/VideoView.tsx';
import type { BlockRegistry } from './blocks-context.ts';

/** The built-in blocks. An app adds, replaces or wraps by spreading: `{ ...blockRegistry, hero: OurHero }`. */
export const blockRegistry: BlockRegistry = {
  'page-title': PageTitle,
  hero: Hero,
  text: TextView,
  'intro-text': IntroText,
  'large-intro-text': LargeIntroText,
  list: ListView,
  button: ButtonView,
  image: ImageView,
  'block-title': BlockTitle,
  'image-text': ImageText,
  banner: BannerView,
  slider: Slider,
  video: VideoView,
  'banner-slider': BannerSlider,
  'rotating-text': RotatingText,
  'spacer-line': SpacerLine,
  'card-links': CardLinks,
  'entry-list': EntryList,
  'contact-form': ContactFormView,
  'contact-text': ContactText,
  'download-file': DownloadFile,
  iframe: IframeView,
  'membership-promotion': MembershipPromotion,
  'post-date': PostDate,
  price: PriceView,
  'shop-collection': ShopCollection,
  'sign-up-form': SignUpForm,
  'subscription-box': SubscriptionBox,
  testimonials: Testimonials,
};
