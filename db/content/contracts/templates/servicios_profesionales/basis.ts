

/** A person bills a company, which withholds. */
export const WITHHOLDS = 'cliente.hay_empresa and profesionista.hay_empresa != true';
