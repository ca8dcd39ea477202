import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // Browsers call the api at the origin of the page. Next reads this when it builds.
  rewrites: async () => [
    { source: '/api/v1/:call*', destination: `${process.env['API_ORIGIN']}/api/v1/:call*` },
  ],
};

export default config;
