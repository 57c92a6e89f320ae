import { useQuery } from "@tanstack/react-query";
import { type ResourceName, toAdminError, useHost, useWrite } from "@tillhouse/extension-sdk";
import { recordId, titleOf, useResource } from "@tillhouse/extension-sdk/internal";
import { Button, SearchInput, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { Plus } from "lucide-react";
import { type ReactNode, Suspense, useDeferredValue, useState } from "react";
import { lazyDialog } from "../../../core/lazy/lazy-dialog";
import { toastError } from "../../../core/toasts/toast-error";
import { ListTable } from "../../list/list-table";
import { createSelection } from "../../list/selection/selection";
import { useSelected } from "../../list/selection/use-selection";
import { type RelatedSectionProps, useMembersQuery } from "../../members/use-members-query";
import { LoadError } from "../../shared/load-error";
import { useSingleFlight } from "../../shared/use-single-flight";

const MembersDialog = lazyDialog(() => import("../../members/members-dialog"));

const rowsAtFirst = 10;

/** Records of another resource that belong to this one, with that resource's own columns. `end` stands in its head. */
export function RelatedSection(props: RelatedSectionProps & { end: ReactNode }) {
  const { title, end, related, columns, members, mayRemove = true, sort, hint, owner } = props;
  const host = useHost();
  const { translate } = host;
  const resource = useResource(related);
  const [limit, setLimit] = useState(rowsAtFirst);
  const [search, setSearch] = useState("");
  const q = useDeferredValue(search.trim());
  const [isAdding, setIsAdding] = useState(false);
  const [selection] = useState(() => createSelection());
  const selected = useSelected(selection).ids;
  const once = useSingleFlight();
  const queryFor = useMembersQuery(props);
  const { data, error, refetch, isFetching } = useQuery({
    ...queryFor({ ...(q !== "" && { q }), ...(sort !== undefined && { order: sort }), limit, offset: 0 }),
    enabled: resource !== undefined,
  });
  // The registry keys resources by these very names.
  const { write, isWriting } = useWrite(owner.of as ResourceName);
  if (resource === undefined)
    return (
      <Section title={title}>
        {host.resource(related) === undefined ? (
          <p className="th-muted">{translate("error.missingResource", { name: related })}</p>
        ) : (
          <Skeleton width="60%" />
        )}
      </Section>
    );

  const takeOut = async (remove: readonly string[], name: string) => {
    if (members === undefined) return;
    const note = remove.length > 1 ? translate("members.removed", { count: remove.length }) : undefined;
    try {
      await write({ kind: "members", id: owner.id, title: owner.title, related, members, remove, note });
      selection.set(remove, false);
    } catch (thrown) {
      toastError(host, name, thrown);
    }
  };
  const takeOutSelected = translate("members.removeMany", { count: selected.size });
  const mayTakeOut = members !== undefined && mayRemove;
  return (
    <Section
      title={title}
      count={q === "" ? data?.count : undefined}
      end={
        <>
          {end}
          {selected.size > 0 && (
            <Button
              size="small"
              isLoading={isWriting}
              onClick={() => void once(() => takeOut([...selected], takeOutSelected))}
            >
              {takeOutSelected}
            </Button>
          )}
          {members !== undefined && (
            <Button
              size="small"
              variant="ghost"
              icon={<Plus className="th-icon" aria-hidden />}
              onClick={() => setIsAdding(true)}
            >
              {translate("members.add")}
            </Button>
          )}
        </>
      }
    >
      {hint !== undefined && <p className="th-section__hint">{translate(hint)}</p>}
      {resource.list?.search && (q !== "" || (data?.count ?? 0) > rowsAtFirst) && (
        <SearchInput
          value={search}
          onChange={setSearch}
          label={translate("list.searchIn", { title })}
          placeholder={translate(`${related}.searchHint`)}
        />
      )}
      {error !== null && data === undefined ? (
        <LoadError
          error={toAdminError(error)}
          title={translate("error.listTitle", { noun: title })}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton width="60%" />
      ) : data.count === 0 ? (
        <p className="th-muted">{translate(q === "" ? "list.nothingRelated" : "list.nothingFound")}</p>
      ) : (
        <ListTable
          resource={resource}
          records={data.records}
          isStale={isFetching}
          columns={columns}
          selection={mayTakeOut ? selection : undefined}
          onTakeOut={
            mayTakeOut
              ? (record) => {
                  const name = translate("members.remove", { title: titleOf(resource, record) });
                  void once(() => takeOut([recordId(resource, record)], name));
                }
              : undefined
          }
        />
      )}
      {data !== undefined && data.count > data.records.length && (
        <Button
          variant="ghost"
          size="small"
          isLoading={isFetching}
          onClick={() => setLimit(limit + rowsAtFirst * 2)}
        >
          {translate("list.showMore", { count: data.count - data.records.length })}
        </Button>
      )}
      {isAdding && members !== undefined && (
        <Suspense fallback={null}>
          <MembersDialog
            {...props}
            members={members}
            resource={resource}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
