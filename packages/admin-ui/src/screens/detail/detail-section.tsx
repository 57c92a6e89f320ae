import { useHost } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  type AnySection,
  recordId,
  SectionEditContext,
} from "@tillhouse/extension-sdk/internal";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { ContributionBoundary } from "../../core/extensions/contribution-boundary";
import { WrapperChain } from "../../core/extensions/wrapper-chain";
import { sectionKindOf } from "../sections/section-kinds";
import { canEdit } from "../shared/can-edit";
import { SectionContext } from "../shared/section-context";
import { useFormLink } from "../shared/use-form-link";

export interface DetailSectionProps {
  section: AnySection;
  resource: AnyResource;
  id: string;
  /** `undefined` while it is on its way. */
  record: object | undefined;
  /** Widgets around it. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A part of a detail page, with the widgets before and after it, and what extensions put around it. */
export function DetailSection({ before, after, ...props }: DetailSectionProps) {
  const { section, resource, record } = props;
  const anchor = useAnchor(section.id, record !== undefined);
  const { owner, source, wrappers } = section.contribution ?? {};
  const place = `${resource.name}.sections.${section.id}`;
  const body = <SectionBody {...props} />;
  const own =
    owner === undefined ? (
      body
    ) : (
      <ContributionBoundary owner={owner} source={source} place={place} size="card">
        {body}
      </ContributionBoundary>
    );
  return (
    <>
      {before}
      {anchor}
      {/* What is drawn before the record is there goes on in the same place. */}
      <WrapperChain wrappers={record && wrappers} place={place} props={{ record }}>
        {own}
      </WrapperChain>
      {after}
    </>
  );
}

/** Whoever comes for one section of a long page is led there: its id is in the address, `#claims`. */
function useAnchor(id: string, isThere: boolean): ReactNode {
  const isWanted = useLocation().hash === `#${id}`;
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isWanted || !isThere) return;
    const lead = () => anchor.current?.nextElementSibling?.scrollIntoView({ block: "start" });
    lead();
    // What stands above it may still grow while its parts are loaded.
    const timer = setTimeout(lead, 300);
    return () => clearTimeout(timer);
  }, [isWanted, isThere]);
  return isWanted && <span ref={anchor} hidden />;
}

function SectionBody({ section, resource, id, record }: DetailSectionProps) {
  const host = useHost();
  const title = host.translate(section.label ?? `${resource.name}.sections.${section.id}`);
  const kind = sectionKindOf(section);
  const place = useMemo(() => record && { title, record }, [title, record]);
  const form = useFormLink();
  const keys = new Set(resource.form?.fields.map(({ key }) => key));
  const isEditable =
    record !== undefined && canEdit(resource, record) && section.edit?.fields.some((key) => keys.has(key));
  const to = isEditable ? form.hrefTo(recordId(resource, record), { section: section.id }) : undefined;
  const edit = useMemo(
    () =>
      to === undefined
        ? undefined
        : {
            to,
            text: host.translate("action.edit"),
            label: host.translate("section.edit", { section: title }),
          },
    [to, title, host],
  );
  const drawn =
    record === undefined
      ? kind.drawFromId?.({ section, resource, id, title })
      : kind.draw({ section, resource, record, title, host });
  if (record !== undefined || drawn !== undefined)
    return (
      <SectionContext.Provider value={place}>
        <SectionEditContext.Provider value={edit}>{drawn}</SectionEditContext.Provider>
      </SectionContext.Provider>
    );
  if (kind.hasOwnTitle?.(section)) return null;
  return (
    <Section title={title}>
      <Skeleton width="60%" />
    </Section>
  );
}
