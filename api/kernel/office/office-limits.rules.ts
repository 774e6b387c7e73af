/** What a file of Office from outside may become while it is read. */

/** What its parts may take together once unpacked. A code of 3,000 articles takes about 20 MB. */
export const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
export const MAX_PARTS = 2000;

/** Elements inside of each other. What Word and congresses write has fewer than 40. */
export const MAX_DEPTH = 256;
/** The longest law in Word, with every word set apart. */
export const MAX_XML_ELEMENTS = 800_000;
