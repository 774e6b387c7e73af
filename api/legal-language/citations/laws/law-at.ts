/** The law that is named at a place of a text, whether or not it is stored. */
export interface LawAt {
  /** Key, or `null` when the law is not stored. */
  law: string | null;
  /** As written. */
  name: string;
  end: number;
  /** Named by less than its name: «Código Civil» may be that of a state which was named before. */
  isPartial?: boolean;
  /** One that is no longer in force. */
  isPast?: boolean;
  /** Keys of the laws that the words describe, the likeliest first; which one is meant is decided by what is around. */
  keys?: readonly string[];
}
