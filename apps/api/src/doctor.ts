import { collectApiFindings } from '@guildhall/api/doctor';
import { organisation } from '@guildhall/website-organisation';

// Started by `npm run doctor`, which prints the findings of both servers.
console.log(JSON.stringify({ findings: await collectApiFindings(organisation) }));
