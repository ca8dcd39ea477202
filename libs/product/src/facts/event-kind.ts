export { eventKind, type EventKind } from '@guildhall/shop-client';
