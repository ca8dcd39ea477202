import { ccu, contact, cps, runApi, sca, sdoc } from '@guildhall/api';
import { organisation } from '@guildhall/website-organisation';
import { suppliers } from './suppliers.ts';

try {
  const proxies = [sca, sdoc, ccu, cps, contact];
  console.log(`api listening on ${await runApi({ organisation, proxies, suppliers })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
