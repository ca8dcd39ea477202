import {} from './tokens/tokens.css';
import {} from './base/base.css';
import {} from './base/page-grid.css';

export { ArrowLink } from './arrow-link/ArrowLink.tsx';
export { Button } from './button/Button.tsx';
export { getButtonAttributes, type ButtonSize } from './button/button-attributes.ts';
export { ButtonLink } from './button/ButtonLink.tsx';
export { CarouselControls, type CarouselControlsProps } from './carousel/CarouselControls.tsx';
export { CarouselRow } from './carousel/CarouselRow.tsx';
export { carouselTexts, type CarouselTexts } from './carousel/carousel-texts.ts';
export { Dialog } from './dialog/Dialog.tsx';
export { Drawer } from './drawer/Drawer.tsx';
export { Checkbox } from './field/Checkbox.tsx';
export { ErrorSummary } from './field/ErrorSummary.tsx';
/** @public */
export { FieldError } from './field/FieldError.tsx';
export type { FieldProps } from './field/field-props.ts';
export { useErrorAlert } from './field/use-error-alert.ts';
/** @public */
export { type ErrorAlert } from './field/use-error-alert.ts';
export { Select } from './field/Select.tsx';
export { TextArea } from './field/TextArea.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export { Html } from './html/Html.tsx';
export { RichText } from './rich-text/RichText.tsx';
export {
  infoMessagesAtom,
  removeInfoMessage,
  showInfoMessage,
  type InfoMessage,
} from './info-messages/info-messages-atom.ts';
export { InfoMessages } from './info-messages/InfoMessages.tsx';
export { infoMessagesTexts, type InfoMessagesTexts } from './info-messages/info-messages-texts.ts';
export type { LinkUrl } from './link/link-url.ts';
export { NewTabNote } from './link/NewTabNote.tsx';
export { Loader } from './loader/Loader.tsx';
export { priorityAttributes } from './picture/priority-attributes.ts';
export { Picture } from './picture/Picture.tsx';
export { getTintClass, getTintRule } from './picture/tint.ts';
export { Rule } from './rule/Rule.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { fill } from './texts/fill.ts';
export { joinAbbreviations } from './texts/join-abbreviations.ts';
export { mergeTexts, type PartialTexts } from './texts/merge-texts.ts';
export { uiTexts, type UiTexts } from './texts/ui-texts.ts';
export { UiTextsContext } from './texts/ui-texts-context.ts';
export { Tag } from './tag/Tag.tsx';
/** @public */
export { colourTokens, type Ground } from './tokens/token-names.ts';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
export { useIsSlow, useLasting } from './waiting/use-lasting.ts';
