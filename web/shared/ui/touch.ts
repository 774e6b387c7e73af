/** A finger needs 44 px; a mouse does not. */
export const TOUCH = 'max-md:min-h-11 pointer-coarse:min-h-11';
export const TOUCH_ICON = 'max-md:size-11 pointer-coarse:size-11';
