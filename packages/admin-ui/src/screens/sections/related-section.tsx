import { useQuery } from "@tanstack/react-query";
import { type ResourceName, toAdminError, useHost, useWrite } from "@tillhouse/extension-sdk";
import { recordId, titleOf, useResource } from "@tillhouse/extension-sdk/internal";
import { Button, SearchInput, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { Plus } from "lucide-react";
import { Suspense, useDeferredValue, useState } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { toastError } from "../../core/toasts/toast-error";
import { ListTable } from "../list/list-table";
import { type RelatedSectionProps, useMembersQuery } from "../members/use-members-query";
import { LoadError } from "../shared/load-error";
import { useSingleFlight } from "../shared/use-single-flight";

const MembersDialog = lazyDialog(() => import("../members/members-dialog"));

const rowsAtFirst = 10;

/** Records of another resource that belong to this one, with that resource's own columns. */
export function RelatedSection(props: RelatedSectionProps) {
  const { title, related, columns, members, owner } = props;
  const host = useHost();
  const { translate } = host;
  const resource = useResource(related);
  const [limit, setLimit] = useState(rowsAtFirst);
  const [search, setSearch] = useState("");
  const q = useDeferredValue(search.trim());
  const [isAdding, setIsAdding] = useState(false);
  const once = useSingleFlight();
  const queryFor = useMembersQuery(props);
  const { data, error, refetch, isFetching } = useQuery({
    ...queryFor({ ...(q !== "" && { q }), limit, offset: 0 }),
    enabled: resource !== undefined,
  });
  // The registry keys resources by these very names.
  const { write } = useWrite(owner.of as ResourceName);
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

  const takeOut = async (record: object) => {
    if (members === undefined) return;
    const remove = [recordId(resource, record)];
    try {
      await write({ kind: "members", id: owner.id, title: owner.title, related, members, remove });
    } catch (thrown) {
      toastError(host, translate("members.remove", { title: titleOf(resource, record) }), thrown);
    }
  };
  const mayPick = members !== undefined && resource.list !== undefined;
  return (
    <Section
      title={title}
      count={q === "" ? data?.count : undefined}
      end={
        mayPick && (
          <Button
            size="small"
            variant="ghost"
            icon={<Plus className="th-icon" aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {translate("members.add")}
          </Button>
        )
      }
    >
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
          onTakeOut={members && ((record) => void once(() => takeOut(record)))}
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
