export const QUESTION_MAX = 8_000;
/** From here on the composer counts aloud. */
export const QUESTION_NEAR_MAX = 7_200;
export const MESSAGES_PER_PAGE = 30;
export const THREADS_PER_PAGE = 20;
