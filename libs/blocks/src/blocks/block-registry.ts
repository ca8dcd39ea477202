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
import { SpacerLine } from '../spacer-line/SpacerLine.tsx';
import { TextView } from '../text/TextView.tsx';
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
  'spacer-line': SpacerLine,
  'card-links': CardLinks,
  'entry-list': EntryList,
};
