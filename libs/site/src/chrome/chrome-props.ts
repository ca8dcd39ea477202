import type { Link, MainData } from '@guildhall/cms-client';
import type { ComponentType, ReactElement } from 'react';

/** The organisation: the logo shows its name and links to `url`, its main site. */
interface Organisation {
  name: string;
  url: string;
}

/** A main link. `url` is relative for pages of this site. */
export interface NavigationLink extends Pick<Link, 'title' | 'url'> {
  /** The link's `aria-current`: `page` on its own page, `true` on a page below it. */
  current?: 'page' | 'true' | undefined;
  /** Pages below it. */
  children?: readonly NavigationLink[];
  /** It has no page of its own, only those below it: `url` is that of the first. */
  isHeading?: true;
}

/** The props of a drawing. */
export interface DrawingProps {
  /** Size and place of the drawing, set by the header or footer. */
  className?: string | undefined;
}

/** Drawings of an organisation. Hide them from screen readers: a text beside the logo says its name. */
export interface SiteDrawings {
  /** Stands beside the name in header and footer, in the colour of the text. */
  Logo: ComponentType<DrawingProps>;
  /** Fills the end of the footer. */
  FooterArt?: ComponentType<DrawingProps>;
}

interface ChromeProps {
  /** Drawings of the organisation. */
  chrome: SiteDrawings;
  /** Texts and links that editors maintain. */
  mainData: MainData;
  /** Its name, and the URL that the logo leads to. */
  organisation: Organisation;
  /**
   * The main links, with those below them.
   *
   * @default none
   */
  navigation?: readonly NavigationLink[];
}

/** Everything that a header shows. It is rendered once for all pages with the same props. */
export interface HeaderProps extends ChromeProps {
  /** Link to the search page. Not set without a search. */
  search?: ReactElement | undefined;
  /** Login and member menu. Not set without a members' area. */
  login?: ReactElement | undefined;
  /** Button that opens the cart. */
  cart?: ReactElement | undefined;
}

/** Everything that a footer shows. It is rendered once for all pages with the same props. */
export interface FooterProps extends ChromeProps {
  /** Link to the accessibility statement. Not set without one. */
  accessibility?: NavigationLink | undefined;
  /**
   * Links to the pages on which one withdraws from a contract, or cancels it. A footer without them gets them at its end.
   *
   * @default none
   */
  contracts?: readonly NavigationLink[];
  /** Link to the question about cookies. Not set without a tag manager. */
  consent?: ReactElement | undefined;
}
