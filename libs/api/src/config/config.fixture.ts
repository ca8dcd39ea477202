import type { Organisation } from '@guildhall/organisation';
import { organisation as first } from '@guildhall/website-organisation';
import type { ChargebeeConfig } from '../adapters/chargebee/chargebee-config.ts';
import { chargebee } from '../adapters/chargebee/index.ts';
import type { FirebaseConfig } from '../adapters/firebase/firebase-config.ts';
import { firebase } from '../adapters/firebase/index.ts';
import { shopify } from '../adapters/shopify/index.ts';
import type { ShopifyConfig } from '../adapters/shopify/shopify-config.ts';
import { smtp } from '../adapters/smtp/index.ts';
import type { SmtpConfig } from '../adapters/smtp/smtp-config.ts';
import { readConfig, type Config } from './config.ts';

/** The suppliers of the specification's organisation. */
export const suppliers = [shopify(), chargebee(), firebase(), smtp()];

type TestConfig = Config & ChargebeeConfig & FirebaseConfig & ShopifyConfig & SmtpConfig;

/** The configuration of the api of the specification's organisation, or of another one. */
export const readTestConfig = (env: Record<string, string>, organisation: Organisation = first): TestConfig =>
  readConfig(env, organisation, suppliers) as TestConfig;
