import type {
  BlockSeed,
  CategorySeed,
  EntrySeed,
  RawImage,
  RawLink,
  RawMainData,
  SandboxContent,
} from '@guildhall/sandbox/seed';
import { writeBlock, type MarkupContext } from './block-markup.ts';

/** A picture of the media library, without its files. */
interface SeedPicture {
  id: number;
  /** Path of its largest file, below the uploads. */
  file: string;
  alt: string;
  width: number;
  height: number;
  /** Paths of its sizes by the site's names. */
  sizes: Record<string, { file: string; width: number; height: number }>;
}

interface SeedPost {
  id: number;
  path: string;
  title: string;
  /** Its type on the site. */
  type: string;
  status: string;
  /** YYYY-MM-DD */
  day: string;
  modified: string | undefined;
  author: string | undefined;
  excerpt: string;
  content: string;
  /** Number of its picture, or 0. */
  picture: number;
  seo: { title: string; description: string };
  categories: readonly string[];
  fields: Readonly<Record<string, string>>;
  isForMembers: boolean;
}

/** Content that `seed.php` writes into a WordPress. */
export interface WordPressSeed {
  posts: SeedPost[];
  pictures: SeedPicture[];
  categories: readonly CategorySeed[];
  settings: Readonly<Record<string, unknown>>;
  navigation: readonly { title: string; url: string }[];
}

/** Numbers of pictures begin here: entries have smaller ones. */
const firstPictureId = 50_000;
const widths = { md: 640, lg: 1024, xl: 1600, hero: 1920 } as const;
const contentHost = 'http://content.invalid';

/**
 * Converts the sandbox's content to that of a WordPress.
 *
 * @param origin of the WordPress, for links in texts
 * @param picture returns the picture with this name
 */
export function createWordPressSeed(
  { entries, categories = [], mainData }: Pick<SandboxContent, 'entries' | 'categories' | 'mainData'>,
  { origin, picture }: { origin: string; picture: (name: NonNullable<EntrySeed['picture']>) => RawImage },
): WordPressSeed {
  const library = createLibrary();
  const ids = new Map(entries.map(({ id, path }) => [path, id]));
  const context: MarkupContext = {
    pictureId: library.add,
    fileId: () => undefined,
    entryId(path) {
      const id = ids.get(path);
      if (id === undefined) throw new Error(`There is no entry at ${path}`);
      return id;
    },
  };
  const posts = entries.map((entry) => ({
    ...toPost(entry, (blocks) => blocks.map((block) => writeBlock(block, context)).join('\n\n')),
    picture: entry.picture === undefined ? 0 : library.add(picture(entry.picture)),
  }));
  const { settings, navigation } = toSettings(mainData, library.add);
  const seed = { posts, pictures: library.list(), categories, settings, navigation };
  return JSON.parse(JSON.stringify(seed).replaceAll(contentHost, origin)) as WordPressSeed;
}

function toPost(
  entry: EntrySeed,
  write: (blocks: readonly BlockSeed[]) => string,
): Omit<SeedPost, 'picture'> {
  const { id, path, title, postType, postDate, postStatus = 'publish', card = {}, seo } = entry;
  const details = { ...card.calendarData, ...card.peopleData };
  return {
    ...{ id, path, title, type: postType, seo },
    status: postStatus,
    isForMembers: postStatus === 'private',
    day: postDate.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    modified: entry.modified,
    author: entry.author,
    excerpt: card.excerpt ?? card.initiativeData?.excerpt ?? card.description ?? '',
    content: write(entry.content),
    categories: card.cats ?? [],
    fields: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
  };
}

function toSettings(mainData: RawMainData, pictureId: (picture: RawImage) => number) {
  const groups = mainData['_en_maindata'] ?? Object.values(mainData)[0];
  const navigation = (groups?.variousData['navigation'] ?? []) as RawLink[];
  const settings = Object.entries({ ...groups }).map(([name, group]) => {
    const values = Object.entries(group).map(([key, value]) => {
      const isPicture = typeof value === 'object' && value !== null && 'md' in value;
      return [key, isPicture ? { id: pictureId(value as RawImage), alt: '' } : value] as const;
    });
    return [name, Object.fromEntries(values)] as const;
  });
  return { settings: Object.fromEntries(settings), navigation };
}

function createLibrary() {
  const pictures = new Map<string, SeedPicture>();
  return {
    list: () => [...pictures.values()],
    add(image: RawImage): number {
      const largest = image.hero ?? image.xl ?? image.lg ?? image.md ?? '';
      const known = pictures.get(largest);
      if (known) return known.id;
      const { width = 0, height = 0, alt = '' } = image;
      const sizes = Object.entries(widths).flatMap(([name, side]) => {
        const url = image[name as keyof typeof widths];
        const size = {
          file: toFile(url ?? ''),
          width: side,
          height: Math.round((side * height) / (width || side)),
        };
        return url === undefined || url === largest ? [] : [[`guildhall-${name}`, size] as const];
      });
      const id = firstPictureId + pictures.size;
      pictures.set(largest, {
        id,
        file: toFile(largest),
        alt,
        width,
        height,
        sizes: Object.fromEntries(sizes),
      });
      return id;
    },
  };
}

/** Returns the path of a file below the uploads, without its query. */
function toFile(url: string): string {
  return new URL(url, contentHost).pathname.replace(/^\/(?:wp-content\/uploads\/)?/, '');
}
