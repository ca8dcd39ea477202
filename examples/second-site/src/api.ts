import { ccu, contact, cps, runApi } from '@guildhall/api';
import { suppliers } from './api-suppliers.ts';
import { organisation } from './organisation.ts';

try {
  const proxies = [ccu, cps, contact];
  console.log(`api listening on ${await runApi({ organisation, proxies, suppliers })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
