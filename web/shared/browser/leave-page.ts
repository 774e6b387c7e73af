/** Goes to a page outside of the product. In a file of its own, so that tests can mock it. */
export function leavePage(address: string): void {
  const { protocol } = new URL(address, window.location.href);
  if (protocol === 'https:' || protocol === 'http:') window.location.assign(address);
}
