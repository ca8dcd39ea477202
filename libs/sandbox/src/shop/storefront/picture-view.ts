import { catalogue, findDrawing } from '../../pictures/catalogue.ts';
import { formats, widths } from '../../pictures/drawing.ts';
import { pictureEdition } from '../../pictures/edition.ts';

export interface Transform {
  transform?: { maxWidth?: number | null } | null;
}

/** A drawing of the sandbox in the vendor's picture format: resized as requested. */
export function toPictureView(name: string, origin: string) {
  const drawing = findDrawing(name);
  if (drawing === undefined) throw new Error(`[GUILDHALL_SANDBOX_PICTURE] No picture is called "${name}".`);
  const { sizes, ratio } = formats[drawing.format];
  const offered = sizes.map((size) => widths[size]).sort((one, other) => one - other);
  const widest = Math.max(...offered);
  return {
    id: `gid://shopify/ImageSource/${catalogue.indexOf(drawing) + 1}`,
    altText: drawing.alt,
    width: widest,
    height: Math.round(widest / ratio),
    url: ({ transform }: Transform) => {
      const limit = transform?.maxWidth ?? widest;
      const width = offered.filter((one) => one <= limit).at(-1) ?? offered[0];
      return `${origin}/media/${name}-${width}.jpg?v=${pictureEdition}`;
    },
  };
}
