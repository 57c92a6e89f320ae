import { useEffect, useRef, useState } from "react";

/**
 * Whether an element has been on the screen: what is needed only there is read then.
 *
 * @example
 * const { ref, isSeen } = useInView<HTMLDivElement>();
 * const { data } = useAdminQuery("stock-locations", "/stock-locations", { isWanted: isSeen });
 * return <div ref={ref}>{data?.stock_locations.length}</div>;
 */
export function useInView<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (isSeen || ref.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}
