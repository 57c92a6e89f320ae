import type { ElementWrapper } from "@tillhouse/extension-sdk/internal";
import { createContext, type ReactNode, useContext } from "react";
import { Contribution } from "./contribution";

const InnerContext = createContext<ReactNode>(null);

/** One component for all: what it draws keeps its state, however often what stands around it is drawn. */
function Original() {
  return <>{useContext(InnerContext)}</>;
}

export interface WrapperChainProps {
  /** From the inside to the outside. */
  wrappers: readonly ElementWrapper[] | undefined;
  /** The id of what they stand around. */
  place: string;
  /** What they get beside `Original`. */
  props: object;
  children: ReactNode;
}

/** What extensions put around a part or a page. One that fails costs only itself: what it was put around is still there. */
export function WrapperChain({ wrappers = [], place, props, children }: WrapperChainProps) {
  return wrappers.reduce<ReactNode>((inner, { owner, source, load }) => {
    if (load === undefined) return inner;
    return (
      <InnerContext.Provider key={owner} value={inner}>
        <Contribution
          load={load}
          owner={owner}
          source={source}
          place={place}
          props={{ ...props, Original }}
          instead={inner}
        />
      </InnerContext.Provider>
    );
  }, children);
}
