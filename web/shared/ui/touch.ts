/** Touch targets are at least 44 px (WCAG 2.5.5); for a mouse they stay smaller. */
export const TOUCH = 'max-md:min-h-11 pointer-coarse:min-h-11';
export const TOUCH_ICON = 'max-md:size-11 pointer-coarse:size-11';
