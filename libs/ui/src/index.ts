import {} from './tokens/tokens.css';
import {} from './base/base.css';
import {} from './base/page-grid.css';

export { ArrowLink, type ArrowLinkProps } from './arrow-link/ArrowLink.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { getButtonAttributes, type ButtonSize, type ButtonVariant } from './button/button-attributes.ts';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { CarouselControls, type CarouselControlsProps } from './carousel/CarouselControls.tsx';
export { CarouselRow, type CarouselRowProps } from './carousel/CarouselRow.tsx';
export { carouselTexts, type CarouselTexts } from './carousel/carousel-texts.ts';
export { Dialog, type DialogProps, type DialogSize } from './dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './drawer/Drawer.tsx';
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './field/ErrorSummary.tsx';
export { FieldError, type FieldErrorProps } from './field/FieldError.tsx';
export type { FieldProps } from './field/field-props.ts';
export { useErrorAlert, type ErrorAlert } from './field/use-error-alert.ts';
export { Select, type SelectProps } from './field/Select.tsx';
export { TextArea, type TextAreaProps } from './field/TextArea.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export { Html, type HtmlProps } from './html/Html.tsx';
export { RichText } from './rich-text/RichText.tsx';
export {
  infoMessagesAtom,
  removeInfoMessage,
  showInfoMessage,
  type InfoMessage,
  type InfoMessageStatus,
} from './info-messages/info-messages-atom.ts';
export { InfoMessages, type InfoMessagesProps } from './info-messages/InfoMessages.tsx';
export { infoMessagesTexts, type InfoMessagesTexts } from './info-messages/info-messages-texts.ts';
export type { LinkUrl, LinkTarget } from './link/link-url.ts';
export { NewTabNote } from './link/NewTabNote.tsx';
export { Loader } from './loader/Loader.tsx';
export { priorityAttributes } from './picture/priority-attributes.ts';
export { Picture, type PictureProps, type PictureShape } from './picture/Picture.tsx';
export type { PictureSource } from './picture/picture-source.ts';
export { getTintClass, getTintRule } from './picture/tint.ts';
export { Rule, type RuleProps, type RuleVariant } from './rule/Rule.tsx';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './skeleton/Skeleton.tsx';
export { fill } from './texts/fill.ts';
export { joinAbbreviations } from './texts/join-abbreviations.ts';
export { mergeTexts, type PartialTexts } from './texts/merge-texts.ts';
export { uiTexts, type UiTexts } from './texts/ui-texts.ts';
export { UiTextsContext } from './texts/ui-texts-context.ts';
export { Tag, type TagProps } from './tag/Tag.tsx';
export {
  colourTokens,
  fontTokens,
  grounds,
  motionTokens,
  paletteTokens,
  shapeTokens,
  spaceTokens,
  typeTokens,
  type ColourToken,
  type Ground,
} from './tokens/token-names.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
export { useIsSlow, useLasting } from './waiting/use-lasting.ts';
