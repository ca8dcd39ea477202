import { collectApiFindings } from '@guildhall/api/doctor';
import { suppliers } from './api-suppliers.ts';
import { texts } from './api-texts.ts';
import { organisation } from './organisation.ts';

console.log(JSON.stringify({ findings: await collectApiFindings({ organisation, suppliers, texts }) }));
