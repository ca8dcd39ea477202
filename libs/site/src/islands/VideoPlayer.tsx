export { VideoPlayer as default } from '@guildhall/blocks';
