/** A picture for shared links. Sides in pixels, if they are known. */
export interface SharedPicture {
  /** In full, or a path of the site. */
  url: string;
  width?: number;
  height?: number;
  alt?: string;
}
