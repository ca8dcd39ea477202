/** True in a run of everything: `npm run test:all`. */
export const isThorough = process.env['TEST_THOROUGH'] === 'on';
