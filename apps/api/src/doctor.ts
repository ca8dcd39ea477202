import { collectApiFindings } from '@guildhall/api/doctor';
import { organisation } from '@guildhall/website-organisation';
import { suppliers } from './suppliers.ts';

// Started by `npm run doctor`, which prints the findings of both servers.
console.log(JSON.stringify({ findings: await collectApiFindings({ organisation, suppliers }) }));
