import { ccu, contact, cps, runApi, sca, sdoc } from '@guildhall/api';
import { organisation } from '@guildhall/website-organisation';
import { look } from './api-look.ts';
import { suppliers } from './suppliers.ts';

try {
  const proxies = [sca, sdoc, ccu, cps, contact];
  console.log(`api listening on ${await runApi({ organisation, proxies, suppliers, look })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
