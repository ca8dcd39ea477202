import { expect, it } from 'vitest';
import { describeOriginMismatch, createUrlPolicy } from './content-origin.ts';

const config = {
  CONTENT_ORIGIN: 'http://wordpress:8080',
  CONTENT_PUBLIC_ORIGINS: ['https://www.test/cms', 'https://old.test'],
  SITE_ORIGIN: 'https://www.test',
  MEDIA_ORIGINS: [],
  FRAME_HOSTS: [],
};

it('lets browsers fetch from the first public origin, else from the one that the site reads', () => {
  expect(createUrlPolicy(config)).toMatchObject({
    contentOrigin: 'https://www.test/cms',
    contentAliases: ['http://wordpress:8080', 'https://www.test/cms', 'https://old.test'],
  });
  expect(createUrlPolicy({ ...config, CONTENT_PUBLIC_ORIGINS: [] })).toMatchObject({
    contentOrigin: 'http://wordpress:8080',
  });
});

it.each(['https://www.test/cms', 'http://www.test/cms/', 'https://old.test', 'http://wordpress:8080'])(
  'accepts %s as the content service’s origin',
  (said) => expect(describeOriginMismatch(said, config)).toBeUndefined(),
);

it.each(['https://www.test', 'https://new.test', 'https://wordpress:8080', 'http://wordpress'])(
  'says how to fix the configuration when it uses %s [2.1.9]',
  (said) => {
    const message = describeOriginMismatch(said, config);
    expect(message).toContain(`Set CONTENT_PUBLIC_ORIGINS=${said}`);
    expect(message).toContain('http://wordpress:8080');
  },
);
