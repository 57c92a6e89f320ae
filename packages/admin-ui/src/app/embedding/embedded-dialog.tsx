import { type ReactNode, useRef } from "react";
import { Embedded } from "./embedded";
import { EmbeddedContent } from "./embedded-content";

export interface EmbeddedDialogProps {
  /** The component, for messages: `CommandPalette`. */
  component: string;
  /** Whether it is shown. */
  isOpen: boolean;
  children: ReactNode;
}

/** What opens over the host's page, with everything that it needs from the provider around it. */
export function EmbeddedDialog({ component, isOpen, children }: EmbeddedDialogProps) {
  // It stays once it was opened: what it opens comes when it has gone.
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  if (!wasOpened.current) return null;
  return (
    <Embedded component={component} isInPlace={false}>
      {(_area, provided) => (
        <EmbeddedContent isInUrl={false} path="/" prefix="" provided={provided}>
          {children}
        </EmbeddedContent>
      )}
    </Embedded>
  );
}
