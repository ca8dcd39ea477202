import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../picture/Picture.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselRow } from './CarouselRow.tsx';

const pictures = ['print-1', 'print-2', 'print-3'];

function Carousel({ count, dir = 'ltr' }: { count: number; dir?: 'ltr' | 'rtl' }) {
  return (
    <div dir={dir}>
      <CarouselRow id="story-carousel" label="Three prints">
        {pictures.slice(0, count).map((name, index) => (
          <figure key={name}>
            <Picture
              image={{ lg: `/story-pictures/${name}.webp`, alt: 'A print.', width: 640, height: 427 }}
              sizes="100vw"
            />
            <figcaption data-slide-title="">Print {index + 1}</figcaption>
          </figure>
        ))}
      </CarouselRow>
      {count > 1 && <CarouselControls rowId="story-carousel" />}
    </div>
  );
}

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  parameters: { layout: 'padded' },
  args: { count: 3 },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralSlides: Story = {};

export const OneSlide: Story = { args: { count: 1 } };

export const RightToLeft: Story = { args: { dir: 'rtl' } };
