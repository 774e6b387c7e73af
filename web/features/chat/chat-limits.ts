export const QUESTION_MAX = 8_000;
/** The counter is shown from this length on. */
export const QUESTION_NEAR_MAX = 7_200;
export const MESSAGES_PER_PAGE = 30;
export const THREADS_PER_PAGE = 20;
