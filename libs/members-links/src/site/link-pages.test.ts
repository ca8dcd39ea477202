import { defineOrganisation } from '@guildhall/organisation';
import { proveSiteSupplier } from '@guildhall/suppliers/testing';
import { it } from 'vitest';
import { linkPages } from './link-pages.ts';

it('keeps the promises of every part on the site [4.7.17]', () => {
  const organisation = defineOrganisation({
    ...{ language: 'en', currency: 'EUR', vatHome: 'IE', logins: 'links' },
    ...{ plans: {}, switches: { membership: false } },
  });
  proveSiteSupplier(linkPages, { organisation, environment: { LOGIN_LINKS: 'on' } });
});
