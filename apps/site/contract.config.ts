import { defineContract } from '@guildhall/contract';

/** The pages of this site, and a member of the sandbox. */
export const contract = defineContract({
  paths: {
    ...{ list: '/news', article: '/news/the-town-that-decided-to-be-an-island', search: '/search' },
    ...{ product: '/p/print-cones', join: '/membership', contact: '/contact' },
    ...{ login: '/login', members: '/members/reading-room' },
    ...{ statement: '/accessibility', consent: '/_consent' },
    ...{ withdrawal: '/withdraw', cancellation: '/cancel' },
  },
  pages: [
    '/about',
    '/p',
    '/p/collections/crossings?sort=price-low&page=3',
    '/p?q=nothing+such',
    '/search?q=island',
  ],
  member: { email: 'active@members.test', password: 'active-password' },
});
