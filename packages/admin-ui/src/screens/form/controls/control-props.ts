/** What every kind of field is drawn with. */
export interface ControlProps {
  label: string;
  hint?: string;
  isRequired?: boolean;
  errors: string[];
  isChanged: boolean;
  onBlur: () => void;
}
