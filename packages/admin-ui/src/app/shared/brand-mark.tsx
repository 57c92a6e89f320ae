import { useAdmin } from "../../core/context/admin-context";

/** The mark of Tillhouse, a house with a till's drawer, or the logo that the configuration names. */
export function BrandMark() {
  const { logo } = useAdmin().config.brand;
  if (logo === undefined)
    return (
      <svg className="th-brand__mark" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M4.6 9.3 12 3.2l7.4 6.1v10.2a1.5 1.5 0 0 1-1.5 1.5H6.1a1.5 1.5 0 0 1-1.5-1.5Z"
          fill="currentColor"
        />
        <path d="M8 13.2h8M8 16.8h8" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" />
      </svg>
    );
  const { light, dark } = logo;
  return (
    <>
      <img className={dark ? "th-brand__logo th-brand__logo--light" : "th-brand__logo"} src={light} alt="" />
      {dark && <img className="th-brand__logo th-brand__logo--dark" src={dark} alt="" />}
    </>
  );
}
