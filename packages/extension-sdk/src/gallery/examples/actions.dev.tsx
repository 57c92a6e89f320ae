import { CreditCard, Ellipsis, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  ActionBar,
  ActionBarDivider,
  Button,
  InlineStack,
  LinkButton,
  Menu,
  OverflowMenu,
  Popover,
  Tooltip,
} from "../../ui";

/** One primary button for the next step; everything else is secondary or ghost. */
export function ButtonVariants() {
  return (
    <InlineStack>
      <Button variant="primary">Save changes</Button>
      <Button>Export</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Remove</Button>
    </InlineStack>
  );
}

/** Large in forms and dialogs, medium in heads and toolbars, small inside rows. */
export function ButtonSizes() {
  return (
    <InlineStack>
      <Button size="large">Large</Button>
      <Button>Medium</Button>
      <Button size="small">Small</Button>
    </InlineStack>
  );
}

/** An icon comes before the word. An icon alone needs a label, which is also its tooltip. */
export function ButtonWithIcon() {
  return (
    <InlineStack>
      <Button icon={<Plus className="th-icon" aria-hidden="true" />}>Add item</Button>
      <Button
        variant="ghost"
        iconOnly
        label="More"
        icon={<Ellipsis className="th-icon" aria-hidden="true" />}
      />
    </InlineStack>
  );
}

/** A button that loads keeps its width and the focus, and takes no second click. */
export function ButtonLoading() {
  const [isLoading, setIsLoading] = useState(false);
  const save = () => {
    setIsLoading(true);
    setTimeout(() => setIsLoading(false), 1500);
  };
  return (
    <Button variant="primary" isLoading={isLoading} onClick={save}>
      Save changes
    </Button>
  );
}

/** For going somewhere: a middle click opens a tab. */
export function LinkButtonExample() {
  return (
    <LinkButton to="/a/campaigns/new" variant="primary">
      New campaign
    </LinkButton>
  );
}

/** Further actions of a row or a record. */
export function OverflowMenuExample() {
  return (
    <OverflowMenu
      label="Campaign actions"
      items={[
        { id: "duplicate", label: "Duplicate", onSelect: () => undefined },
        { id: "orders", label: "Show orders", to: "/a/orders" },
      ]}
    />
  );
}

/** A menu at a button of yours: icons, keys, what is disabled and why, and what takes away. */
export function MenuExample() {
  return (
    <Menu
      label="Campaign actions"
      align="start"
      trigger={<Button>Actions</Button>}
      items={[
        { id: "duplicate", label: "Duplicate", shortcut: "D", onSelect: () => undefined },
        { id: "start", label: "Start", isDisabled: true, reason: "The campaign has no products yet" },
        { id: "line", separator: true },
        {
          id: "delete",
          label: "Delete campaign…",
          icon: <Trash2 className="th-icon" />,
          tone: "danger",
          onSelect: () => undefined,
        },
      ]}
    />
  );
}

/** Anything at a button that is more than a list of actions. */
export function PopoverExample() {
  return (
    <Popover label="About the budget" trigger={<Button>Budget</Button>}>
      <p>The budget is spent until the end of the month.</p>
    </Popover>
  );
}

/** A few words on an element that can take the focus. Nothing that somebody needs is said in a tooltip alone. */
export function TooltipExample() {
  return (
    <Tooltip content="Counts orders that were paid">
      <Button variant="ghost">128 orders</Button>
    </Tooltip>
  );
}

/** What can be done with a selection. It stays at the end of the window while the list scrolls. */
export function ActionBarExample() {
  return (
    <ActionBar label="Actions for 3 selected campaigns" text="3 selected">
      <ActionBarDivider />
      <Button variant="ghost" icon={<CreditCard className="th-icon" aria-hidden="true" />}>
        Capture
      </Button>
      <Button variant="quiet">Clear</Button>
    </ActionBar>
  );
}
