/** What the sentence beside a citation says otherwise than the cited text. */
export const statementText = {
  quantity: (there: string, here: string) => `La ley dice «${there}»; el escrito, «${here}».`,
  negationOfLaw: (there: string) => `La ley dice «${there}», y el escrito lo deja fuera.`,
  negationOfText: (here: string) => `El escrito dice «${here}», y la ley no.`,
  days: (kind: string, here: string) => `La ley cuenta días ${kind}; el escrito dice «${here}».`,
  duties: {
    MAY: 'puede',
    MUST: 'debe',
    MUST_NOT: 'no puede',
    NEED_NOT: 'no tiene que',
  },
  duty: (there: string, act: string, here: string) =>
    `La ley dice que «${there} ${act}»; el escrito, que «${here} ${act}».`,
  subject: (there: string, act: string, here: string) =>
    `En la ley, «${act}» es del ${there}; en el escrito, del ${here}.`,
} as const;
