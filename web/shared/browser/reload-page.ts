/** Loads the page again. In a file of its own so that tests can see it happen. */
export const reloadPage = (): void => window.location.reload();
