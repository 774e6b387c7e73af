/**
 * First number of the advisory locks of living servers. The second is drawn for each listening connection, which holds the
 * lock as long as it lives.
 */
export const SERVER_LOCK = 3_214_004;
