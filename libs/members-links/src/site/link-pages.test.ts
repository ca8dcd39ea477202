import * as vitest from 'vitest';
import { testSiteSupplier } from '@guildhall/adapter-tests/site';
import { defineOrganisation } from '@guildhall/organisation';
import { linkPages } from './link-pages.ts';

const organisation = defineOrganisation({
  ...{ language: 'en', currency: 'EUR', vatHome: 'IE', logins: 'links' },
  ...{ plans: {}, switches: { membership: false } },
});

testSiteSupplier(vitest, 'logins by links on the site [4.7.17]', linkPages, {
  organisation,
  environment: {},
});
