import { DialogFrame, type DialogFrameProps } from "./dialog-frame";

/** What {@link Drawer} takes. */
export interface DrawerProps extends DialogFrameProps {}

/**
 * A panel at the end of the window for short forms; the list stays visible beside it. 520 px wide, the whole screen
 * on a phone. Its body scrolls, its head and its foot do not.
 *
 * @example
 * <Drawer isOpen={isOpen} onClose={close} title="Edit collection" isBusy={isSaving} footerNote="1 field needs attention"
 *   footer={<><Button size="large" onClick={close}>Cancel</Button><Button size="large" variant="primary">Save changes</Button></>}>
 *   …
 * </Drawer>
 */
export function Drawer(props: DrawerProps) {
  return <DialogFrame {...props} className="th-drawer" />;
}
