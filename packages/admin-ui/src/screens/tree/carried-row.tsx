import { useEffect, useRef } from "react";

/** What is dragged, beside the pointer. It follows by itself: nothing else is drawn again for that. */
export function CarriedRow({ title }: { title: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (box.current === null) return;
      // Inside a host it is placed from the admin's own box on, not from the window's edge.
      box.current.style.transform = "none";
      const { left, top } = box.current.getBoundingClientRect();
      box.current.style.transform = `translate(${clientX - left + 12}px, ${clientY - top + 12}px)`;
      box.current.style.visibility = "visible";
    };
    window.addEventListener("pointermove", follow);
    return () => window.removeEventListener("pointermove", follow);
  }, []);
  return (
    <div ref={box} className="th-tree__carried" style={{ visibility: "hidden" }} aria-hidden>
      {title}
    </div>
  );
}
