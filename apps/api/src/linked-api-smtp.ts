// As `linked-api.ts`.
// eslint-disable-next-line @nx/enforce-module-boundaries
export * from '../../../libs/api/src/adapters/smtp/index.ts';
