/** Of the product, as health and backups say it. */
export const VERSION = '0.1.0';
