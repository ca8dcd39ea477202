import { ccu, contact, cps, runApi } from '@guildhall/api';
import { look } from './api-look.ts';
import { suppliers } from './api-suppliers.ts';
import { texts } from './api-texts.ts';
import { organisation } from './organisation.ts';

try {
  const options = { organisation, proxies: [ccu, cps, contact], suppliers, texts, look };
  console.log(`api listening on ${await runApi(options)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
