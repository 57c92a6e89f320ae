/** A range of numbers or amounts, both ends included; an end that is left out is open. */
export interface NumberRange {
  /** The least value. Left out: there is no lower end. */
  from?: number;
  /** The greatest value. Left out: there is no upper end. */
  to?: number;
}
