export { CarouselControls as default } from '@guildhall/ui';
