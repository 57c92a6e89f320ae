import type { CustomFieldProps } from "@tillhouse/extension-sdk";
import type { ElementOrigin } from "@tillhouse/extension-sdk/internal";
import type { ReactNode } from "react";
import { Contribution } from "../../../core/extensions/contribution";
import { ContributionBoundary } from "../../../core/extensions/contribution-boundary";
import { WrapperChain } from "../../../core/extensions/wrapper-chain";

export interface ExtensionFieldProps {
  contribution: ElementOrigin;
  /** The id of the field among those of changes. */
  place: string;
  props: CustomFieldProps;
  /** The field as its kind draws it. */
  children: ReactNode;
}

/** A field that an extension brought, draws otherwise, or put something around. What fails leaves the field as it was. */
export function ExtensionField({ contribution, place, props, children }: ExtensionFieldProps) {
  const { owner, source, load, wrappers } = contribution;
  const own =
    owner === undefined ? (
      children
    ) : load === undefined ? (
      <ContributionBoundary owner={owner} source={source} place={place} size="card">
        {children}
      </ContributionBoundary>
    ) : (
      <Contribution
        load={load}
        owner={owner}
        source={source}
        place={place}
        props={props}
        instead={children}
      />
    );
  return (
    <WrapperChain wrappers={wrappers} place={place} props={props}>
      {own}
    </WrapperChain>
  );
}
