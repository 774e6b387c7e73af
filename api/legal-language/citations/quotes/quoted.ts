/** The words alone, without their quotation marks. */
export interface Quoted {
  start: number;
  end: number;
  /** Index among the references; `null` when the words are said to be nobody's of these. */
  reference: number | null;
  /** No mark says that they are quoted: only words that are nearly those of the law are. */
  isUnmarked?: boolean;
  /** The text does not say that they are of the reference: only words that are nearly those of the law are. */
  isUnsaid?: boolean;
}
