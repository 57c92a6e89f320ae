import type { FormEvent, ReactNode } from "react";

/** What {@link Form} takes. */
export interface FormProps {
  /** For a button outside of it: `<Button type="submit" form={id}>`. */
  id?: string;
  /**
   * Called when somebody presses Enter in a field, or the button of `type="submit"`. Nothing is sent by the browser. Check the values
   * and show your errors at the fields: the browser's own bubbles do not come.
   */
  onSubmit(): unknown;
  /** Its {@link Section}s or a {@link TwoColumnLayout}, and then its {@link PageActions}. */
  children: ReactNode;
}

/**
 * The form of a page: all between the {@link PageHeader} and the end.
 *
 * @example
 * <Page>
 *   <PageHeader title="New campaign" />
 *   <Form onSubmit={save}>
 *     <Section title="Details">
 *       <FormLayout><TextInput label="Name" value={name} onChange={change} /></FormLayout>
 *     </Section>
 *     <PageActions><Button size="large" variant="primary" type="submit">Create</Button></PageActions>
 *   </Form>
 * </Page>
 */
export function Form({ id, onSubmit, children }: FormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog over it is a part of it in React, and not on the page.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form className="th-page-form" id={id} noValidate onSubmit={send}>
      {children}
    </form>
  );
}

/** What {@link FormLayout} takes. */
export interface FormLayoutProps {
  /** Inputs, and {@link FormLayoutGroup}s of inputs. */
  children: ReactNode;
}

/**
 * Fields below each other, with the space and the width that the admin's own forms have.
 *
 * @example
 * <FormLayout>
 *   <TextInput label="Name" />
 *   <FormLayoutGroup><DateInput label="Starts" … /><DateInput label="Ends" … /></FormLayoutGroup>
 * </FormLayout>
 */
export function FormLayout({ children }: FormLayoutProps) {
  return <div className="th-fields th-form-layout">{children}</div>;
}

/** What {@link FormLayoutGroup} takes. */
export interface FormLayoutGroupProps {
  /** Two or three inputs. */
  children: ReactNode;
}

/**
 * Fields of a {@link FormLayout} beside each other, and below each other where there is no room.
 *
 * @example <FormLayoutGroup><TextInput label="First name" /><TextInput label="Last name" /></FormLayoutGroup>
 */
export function FormLayoutGroup({ children }: FormLayoutGroupProps) {
  return <div className="th-fields th-form-layout__group">{children}</div>;
}

/** What {@link PageActions} takes. */
export interface PageActionsProps {
  /** {@link Button}s of `size="large"`: what gives up, then the primary one. */
  children: ReactNode;
  /** At the start: "2 fields need attention". Announced when it changes. */
  note?: ReactNode;
}

/**
 * The buttons at the end of a page, such as those of a form. They stay in view while the page scrolls.
 *
 * @example
 * <PageActions note={error}>
 *   <Button size="large" onClick={leave}>Cancel</Button>
 *   <Button size="large" variant="primary" type="submit" isLoading={isSaving}>Create</Button>
 * </PageActions>
 */
export function PageActions({ children, note }: PageActionsProps) {
  return (
    <footer className="th-dialog__foot th-page-actions">
      <div className="th-dialog__note" role="status">
        {note}
      </div>
      {children}
    </footer>
  );
}
