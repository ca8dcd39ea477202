import {
  ccu, // if membership
  contact,
  cps, // if members
  runApi,
  sca, // if shop
  sdoc, // if shop
} from '@guildhall/api';
import { look } from './api-look.ts';
import { suppliers } from './api-suppliers.ts';
import { texts } from './api-texts.ts';
import { organisation } from './organisation.ts';

const proxies = [
  ccu, // if membership
  contact,
  cps, // if members
  sca, // if shop
  sdoc, // if shop
];

try {
  console.log(`api listening on ${await runApi({ organisation, proxies, suppliers, texts, look })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
