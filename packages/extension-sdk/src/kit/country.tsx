import type { ReactNode } from "react";
import { countryName } from "../format/country-name";
import { useHost } from "../resource/use-host";

/** A country by its code. */
export interface CountryProps {
  /** ISO 3166-1 alpha-2, as the API has it. Missing is shown as a dash. */
  code: string | null | undefined;
}

/** A country where there is little room: its code, with the name in its title. @example <Country code="dk" /> */
export function Country({ code }: CountryProps): ReactNode {
  const { locale } = useHost();
  if (!code) return <span className="th-faint">–</span>;
  return <span title={countryName(code, locale)}>{code.toUpperCase()}</span>;
}
