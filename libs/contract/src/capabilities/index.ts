import type { Capability } from '../capability.ts';
import { axe } from './axe.ts';
import { calm } from './calm.ts';
import { cart } from './cart.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { cancellation, withdrawal } from './end-contract.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { join } from './join.ts';
import { keyboard } from './keyboard.ts';
import { login } from './login.ts';
import { membersPage } from './members-page.ts';
import { navigation } from './navigation.ts';
import { noScript } from './no-script.ts';
import { notFound } from './not-found.ts';
import { ownData } from './own-data.ts';
import { pages } from './pages.ts';
import { product } from './product.ts';
import { reading } from './reading.ts';
import { search } from './search.ts';
import { statement } from './statement.ts';
import { tree } from './tree.ts';

/** Everything that a site is held to, in the order in which it is checked. */
export const capabilities: readonly Capability[] = [
  ...[pages, navigation, reading, categories, search, notFound, product, cart, checkout, join, login],
  ...[
    membersPage,
    ownData,
    contact,
    withdrawal,
    cancellation,
    statement,
    consent,
    noScript,
    keyboard,
    calm,
    axe,
    tree,
  ],
];
