import { beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, seeWorkspaceWithSecondFeature } from './lint.fixture.ts';

const rule = '@nx/enforce-module-boundaries';
const importing = (from: string) => `import { something } from '${from}';\nsomething();\n`;

beforeAll(seeWorkspaceWithSecondFeature);

describe('a forbidden import is reported:', () => {
  it.each([
    ['a feature using another feature', 'libs/blocks/src/wrong.ts', '@guildhall/second-feature'],
    ['a feature using an app', 'libs/blocks/src/wrong.ts', '@guildhall/website/src/main.ts'],
    ['a feature using a tool', 'libs/blocks/src/wrong.ts', '@guildhall/sandbox'],
    ['a feature using what only runs in Node', 'libs/blocks/src/wrong.ts', '@guildhall/upstream'],
    ['a client using a kit', 'libs/cms-client/src/wrong.ts', '@guildhall/ui'],
    ['a client using a feature', 'libs/cms-client/src/wrong.ts', '@guildhall/blocks'],
    [
      'a client that runs anywhere using what only runs in Node',
      'libs/cms-client/src/wrong.ts',
      '@guildhall/upstream',
    ],
    ['a kit using a client', 'libs/ui/src/wrong.ts', '@guildhall/cms-client'],
    ['a kit using another kit', 'libs/ui/src/wrong.ts', '@guildhall/islands'],
    ['a kit using a feature', 'libs/islands/src/wrong.ts', '@guildhall/blocks'],
    ['a base using a client', 'libs/safe-content/src/wrong.ts', '@guildhall/cms-client'],
    [
      'a base that runs anywhere using what only runs in Node',
      'libs/safe-content/src/wrong.ts',
      '@guildhall/upstream',
    ],
    ['the api using what only runs in browsers', 'libs/api/src/wrong.ts', '@guildhall/ui'],
    ['the api using the website', 'libs/api/src/wrong.ts', '@guildhall/website/src/main.ts'],
    ['a feature using a host', 'libs/blocks/src/wrong.ts', '@guildhall/site/server'],
    ['a host using an app', 'libs/site/src/host/wrong.ts', '@guildhall/website/src/main.ts'],
    ['the site using the api', 'libs/site/src/host/wrong.ts', '@guildhall/api'],
    ['the api using an adapter', 'libs/api/src/wrong.ts', '@guildhall/mail-smtp'],
    ['the site using an adapter', 'libs/site/src/host/wrong.ts', '@guildhall/mail-smtp'],
    ['a feature using an adapter', 'libs/blocks/src/wrong.ts', '@guildhall/mail-smtp'],
    ['an adapter using another', 'libs/mail-smtp/src/wrong.ts', '@guildhall/shop-shopify'],
    ['an adapter using the api', 'libs/mail-smtp/src/wrong.ts', '@guildhall/api/doctor'],
    ['an adapter using a tool', 'libs/mail-smtp/src/wrong.ts', '@guildhall/sandbox'],
    ['an adapter using its tests', 'libs/mail-smtp/src/wrong.ts', '@guildhall/adapter-tests/mail'],
    ["an adapter's tests using the api", 'libs/mail-smtp/src/wrong.test.ts', '@guildhall/api'],
    ['the interface of suppliers using an adapter', 'libs/suppliers/src/wrong.ts', '@guildhall/mail-smtp'],
    ['the interface of suppliers using the api', 'libs/suppliers/src/wrong.ts', '@guildhall/api'],
    ['a feature using the interface of suppliers', 'libs/signup/src/wrong.ts', '@guildhall/suppliers'],
    [
      'the interface for browsers using that of servers',
      'libs/browser-suppliers/src/wrong.ts',
      '@guildhall/suppliers',
    ],
    ["the api using an organisation's facts", 'libs/api/src/wrong.ts', '@guildhall/website-organisation'],
    ['the site using a tool', 'libs/site/src/host/wrong.ts', '@guildhall/sandbox'],
    ['a library using a program', 'libs/upstream/src/wrong.ts', '@guildhall/sandbox'],
    ['a program using a tool', 'libs/sandbox/src/wrong.ts', '@guildhall/postgres'],
    ['a path into another project', 'libs/blocks/src/wrong.ts', '../../ui/src/index.ts'],
    ['a path into a program', 'libs/blocks/src/wrong.ts', '../../../libs/sandbox/src/index.ts'],
    ['a project using its own door', 'libs/ui/src/wrong.ts', '@guildhall/ui'],
  ])('%s', async (_what, file, from) => {
    expect(await brokenRules(file, importing(from))).toContain(rule);
  });
});

describe('an allowed import passes:', () => {
  it.each([
    ['a feature using a client', 'libs/blocks/src/right.ts', '@guildhall/cms-client'],
    ['a feature using a kit', 'libs/blocks/src/right.ts', '@guildhall/ui'],
    ['a feature using a base', 'libs/blocks/src/right.ts', '@guildhall/safe-content'],
    ['a client using a base', 'libs/cms-client/src/right.ts', '@guildhall/safe-content'],
    ['a kit using a base', 'libs/ui/src/right.ts', '@guildhall/safe-content'],
    ['the api using what only runs in Node', 'libs/api/src/right.ts', '@guildhall/upstream'],
    ['an app using a host', 'apps/site/src/right.ts', '@guildhall/site/server'],
    ["the entry of an organisation's api using an adapter", 'apps/api/src/right.ts', '@guildhall/mail-smtp'],
    ['the api using the interface of suppliers', 'libs/api/src/right.ts', '@guildhall/suppliers'],
    [
      'a feature using the interface for browsers',
      'libs/signup/src/right.ts',
      '@guildhall/browser-suppliers',
    ],
    ['the site using the interface of suppliers', 'libs/site/src/host/right.ts', '@guildhall/suppliers/site'],
    ['a site using the half of an adapter', 'apps/site/src/right.ts', '@guildhall/billing-chargebee/site'],
    ['an adapter using the interface of suppliers', 'libs/mail-smtp/src/right.ts', '@guildhall/suppliers'],
    ["the api's tests using an adapter", 'libs/api/src/right.test.ts', '@guildhall/mail-smtp'],
    [
      "an adapter's tests using those of every adapter",
      'libs/mail-smtp/src/right.test.ts',
      '@guildhall/adapter-tests/mail',
    ],
    ["an adapter's tests using the sandbox", 'libs/mail-smtp/src/right.test.ts', '@guildhall/sandbox'],
    ["the entry of an organisation's api using the api", 'apps/site/src/api.ts', '@guildhall/api'],
    [
      "the entry of the api using an organisation's facts",
      'apps/api/src/main.ts',
      '@guildhall/website-organisation',
    ],
    ['the site using a feature', 'libs/site/src/render/right.tsx', '@guildhall/blocks'],
    ["the site's server using what only runs in Node", 'libs/site/src/host/right.ts', '@guildhall/upstream'],
    [
      'the tests of adapters using what browsers call the api with',
      'libs/adapter-tests/src/right.ts',
      '@guildhall/signup/flow',
    ],
    [
      "the api's tests using what browsers call it with",
      'libs/api/src/routes/right.test.ts',
      '@guildhall/cart/invoice-call',
    ],
    ["the site's tests using the sandbox", 'libs/site/src/host/right.test.ts', '@guildhall/sandbox'],
    ['a tool using another tool', 'tools/wordpress/src/right.ts', '@guildhall/postgres'],
    ['a tool using a program', 'tools/wordpress/src/right.ts', '@guildhall/sandbox'],
    ['the journeys using the sandbox', 'apps/site-e2e/src/right.ts', '@guildhall/sandbox'],
    ['an example filling the sandbox', 'examples/second-site/sandbox/right.ts', '@guildhall/sandbox/seed'],
    ['a path within a project', 'libs/ui/src/button/right.ts', '../tokens/tokens.ts'],
    ['a configuration using the shared set-up', 'libs/ui/right.config.ts', '../../config/vitest.ts'],
  ])('%s', async (_what, file, from) => {
    expect(await brokenRules(file, importing(from))).toEqual([]);
  });
});

describe('doors', () => {
  it.each([
    ['libs/site/src/browser/wrong.ts', '@guildhall/islands/server', 'guildhall/islands-server-door'],
    ['libs/site/src/islands/kit-islands.ts', '@guildhall/islands/server', 'guildhall/islands-server-door'],
    ['libs/blocks/src/wrong.ts', '@guildhall/islands', 'guildhall/features-without-islands'],
    ['libs/blocks/src/wrong.ts', '@guildhall/islands/start', 'guildhall/features-without-islands'],
    ['libs/ui/src/wrong.ts', 'node:fs', 'guildhall/no-node-in-browser-code'],
    ['libs/cms-client/src/wrong.ts', 'node:crypto', 'guildhall/no-node-in-browser-code'],
    ['libs/site/src/browser/wrong.ts', '@guildhall/upstream', 'guildhall/no-node-in-browser-code'],
    ['libs/site/src/islands/wrong.ts', 'fastify', 'guildhall/no-node-in-browser-code'],
    ['apps/site/src/wrong.ts', '@guildhall/api', 'guildhall/api-doors'],
    ['apps/site/src/wrong.ts', '@guildhall/api/doctor', 'guildhall/api-doors'],
    ['examples/second-site/src/wrong.ts', '@guildhall/suppliers', 'guildhall/api-doors'],
    ['examples/second-site/src/site.tsx', '@guildhall/mail-smtp', 'guildhall/api-doors'],
    ['libs/site/src/host/wrong.ts', '@guildhall/suppliers', 'guildhall/api-doors'],
  ])('%s must not use %s', async (file, from, broken) => {
    expect(await brokenRules(file, importing(from))).toContain(broken);
    expect(await brokenRules(file, `export * from '${from}';`)).toContain(broken);
    expect(await brokenRules(file, `await import('${from}');`)).toContain(broken);
  });

  it.each([
    ['libs/site/src/host/right.ts', '@guildhall/islands/server'],
    ['libs/site/src/render/right.tsx', '@guildhall/islands/server'],
    ['libs/site/src/islands/SomeIsland.tsx', '@guildhall/islands/server'],
    ['libs/site/src/islands/right.test.tsx', '@guildhall/islands/server'],
    ['libs/site/src/islands/right.ts', '@guildhall/islands'],
    ['libs/site/src/host/right.ts', 'node:fs'],
    ['libs/upstream/src/right.ts', 'node:fs'],
    ['libs/ui/src/right.test.ts', 'node:fs'],
    ['libs/islands/src/server/right.ts', 'node:async_hooks'],
  ])('%s may use %s', async (file, from) => {
    expect(await brokenRules(file, importing(from))).toEqual([]);
  });

  it("Jotai's default store is not used anywhere", async () => {
    const broken = 'guildhall/no-default-store';
    for (const text of [
      "import { getDefaultStore } from 'jotai';",
      "import { getDefaultStore as store } from 'jotai/vanilla';",
      "import * as jotai from 'jotai';",
      "export { getDefaultStore } from 'jotai';",
    ]) {
      expect(await brokenRules('libs/ui/src/wrong.ts', text)).toContain(broken);
    }
    expect(await brokenRules('libs/ui/src/right.ts', "export { atom, createStore } from 'jotai';")).toEqual(
      [],
    );
  });
});
