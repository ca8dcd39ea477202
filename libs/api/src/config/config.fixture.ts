import { chargebee, type ChargebeeConfig } from '@guildhall/billing-chargebee';
import { smtp, type SmtpConfig } from '@guildhall/mail-smtp';
import { firebase, type FirebaseConfig } from '@guildhall/members-firebase';
import type { Organisation } from '@guildhall/organisation';
import { shopify, type ShopifyConfig } from '@guildhall/shop-shopify';
import { organisation as first } from '@guildhall/website-organisation';
import { readConfig, type Config } from './config.ts';

/** The suppliers of the specification's organisation. */
export const suppliers = [shopify(), chargebee(), firebase(), smtp()];

type TestConfig = Config & ChargebeeConfig & FirebaseConfig & ShopifyConfig & SmtpConfig;

/** The configuration of the api of the specification's organisation, or of another one. */
export const readTestConfig = (env: Record<string, string>, organisation: Organisation = first): TestConfig =>
  readConfig(env, organisation, suppliers) as TestConfig;
