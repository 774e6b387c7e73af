/** What is stored of an account in some days, summed. Amounts in centavos, times in the unit of their name. */
export interface Measures {
  calls: number;
  actions: number;
  failures: number;
  milliseconds: number;
  /** By the classes of `CLASS_LIMITS`. */
  durations: number[];
  actionsByArea: ReadonlyMap<string, number>;
  visits: number;
  /** On average; null: there were none. */
  visitSeconds: number | null;
  upMinutes: number;
  knownMinutes: number;
  activePeople: number;
  newPeople: number;
  entries: number;
  workedSeconds: number;
  billableEntries: number;
  billableSeconds: number;
  pricedEntries: number;
  workedCentavos: number;
  payments: number;
  collectedCentavos: number;
  bills: number;
  paidBills: number;
  billedCentavos: number;
  pipelineRows: number;
  pipelineCentavos: number;
  /** Answers of the chat; the key of those without an area is empty. */
  answersByArea: ReadonlyMap<string, number>;
  documents: number;
  judgedDocuments: number;
  /** In percent, on average. */
  confidence: number | null;
  estimates: number;
  modelCalls: number;
}
