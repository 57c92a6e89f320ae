/** A range of numbers or amounts, both ends included; an end that is left out is open. */
export interface NumberRange {
  from?: number;
  to?: number;
}
