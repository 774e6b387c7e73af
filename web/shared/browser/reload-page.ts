/** Reloads the page. In a file of its own, so that tests can mock it. */
export const reloadPage = (): void => window.location.reload();
