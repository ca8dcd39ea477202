import { expect, it } from 'vitest';
import { joinRecordings } from './journey-coverage.mjs';

const bundle = `import { a } from 'a';
// ../../libs/ui/src/link.tsx
function Link() {}
// ../../libs/cart/src/cart.tsx
function Cart() {}
`;

it('journeys pass the files of functions that ran, bundled or not, of scripts that were served, and of the build', () => {
  const journeys = joinRecordings({
    servers: [
      {
        journey: 'reading.spec.ts',
        functions: {
          'libs/api/src/members.ts': [],
          'apps/site/dist/server/entry-server.js': [bundle.indexOf('function Link')],
        },
        requests: ['/', '/assets/start-1.js'],
      },
      {
        journey: 'login.spec.ts',
        functions: { 'libs/api/src/members.ts': [210] },
        requests: ['/assets/members-2.js'],
      },
    ],
    builds: [
      {
        scripts: {
          '/assets/start-1.js': ['libs/islands/src/wake.ts', '../elsewhere.ts'],
          '/assets/members-2.js': ['libs/islands/src/wake.ts', 'node_modules/jotai/index.js'],
          '/assets/cart-3.js': ['libs/cart/src/drawer.ts'],
        },
        ran: ['libs/site/src/vite/plugins.ts'],
      },
    ],
    readBundle: () => bundle,
  });
  const both = ['login.spec.ts', 'reading.spec.ts'];
  expect(journeys).toEqual({
    'libs/api/src/members.ts': ['login.spec.ts'],
    'libs/ui/src/link.tsx': ['reading.spec.ts'],
    'libs/cart/src/cart.tsx': [],
    'libs/islands/src/wake.ts': both,
    'libs/cart/src/drawer.ts': [],
    'libs/site/src/vite/plugins.ts': both,
  });
});
