import type { EntrySeed } from '../../content/seed/seed.ts';
import aDraft from './a-draft.ts';
import about from './about.ts';
import contact from './contact.ts';
import home from './home.ts';
import lists from './lists.ts';
import membership from './membership.ts';
import privacy from './privacy.ts';
import readingRoom from './reading-room.ts';
import shop from './shop.ts';
import terms from './terms.ts';
import styleguide from '../styleguide/index.ts';
import editors from '../styleguide/editors.ts';

const entries: EntrySeed[] = [
  aDraft,
  about,
  contact,
  home,
  ...lists,
  membership,
  privacy,
  readingRoom,
  shop,
  terms,
  styleguide,
  editors,
];

export default entries;
