/** Classes for a touch target of at least 44 px (WCAG 2.5.5); with a mouse the element keeps its own size. */
export const TOUCH_TARGET = 'max-md:min-h-11 pointer-coarse:min-h-11';
/** The same for a button with an icon only: 44 px wide and high. */
export const TOUCH_TARGET_ICON = 'max-md:size-11 pointer-coarse:size-11';
