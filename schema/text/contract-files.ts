/** Texts of the files that a contract is written to. */
export const contractFileText = {
  /** `digits`: the first of the SHA-256; `address`: the page where a text or file is verified. */
  finePrint: (version: number, digits: string, address: string) =>
    `Versión ${version} · SHA-256 del texto: ${digits}… · verificación: ${address}`,
} as const;
