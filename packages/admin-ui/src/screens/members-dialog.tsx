import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type AdminError,
  type AnyResource,
  listQuery,
  type Members,
  queryOf,
  type ResourceName,
  recordId,
  titleOf,
  toAdminError,
  useDebouncedValue,
  useHost,
  useWrite,
} from "@tillhouse/extension-sdk";
import { Banner, Button, Checkbox, Drawer, SearchInput, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { ErrorWords } from "../core/error-words";
import { notSavedTitle } from "../core/not-saved";
import { LoadError } from "./load-error";
import { type RelatedSectionProps, useMembersQuery } from "./use-members-query";
import { useOnce } from "./use-once";

/** Props of {@link MembersDialog}. */
export interface MembersDialogProps extends RelatedSectionProps {
  resource: AnyResource;
  members: Members;
  onClose: () => void;
}

const pageSize = 20;

/** How many members are read at a time to know which are there already. */
const batch = 200;

/** Ids of all members there are, however many pages that takes. */
function useMemberIds(props: MembersDialogProps) {
  const queryClient = useQueryClient();
  const queryFor = useMembersQuery(props);
  const { related, resource, owner } = props;
  return useQuery({
    queryKey: [related, "member-ids", owner.of, owner.id],
    queryFn: async () => {
      const ids = new Set<string>();
      for (let offset = 0, count = 1; offset < count; offset += batch) {
        const page = await queryClient.fetchQuery({ ...queryFor({ limit: batch, offset }), staleTime: 0 });
        count = page.count;
        for (const record of page.records) ids.add(recordId(resource, record));
      }
      return ids;
    },
    staleTime: 0,
  });
}

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

/** Picks records to be added: searched and paged in the store, kept while one searches on, added in one request. */
export default function MembersDialog(props: MembersDialogProps) {
  const { related, resource, members, owner, onClose } = props;
  const host = useHost();
  const { translate } = host;
  const [search, setSearch] = useState("");
  const q = useDebouncedValue(search.trim(), searchDelay);
  const [limit, setLimit] = useState(pageSize);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failure, setFailure] = useState<AdminError>();
  const there = useMemberIds(props);
  const { data, error, refetch, isFetching } = useQuery(
    // The registry keys resources by these very names.
    listQuery(host, related as ResourceName, {
      ...queryOf(resource.list?.select),
      ...(resource.list?.sort !== undefined && { order: resource.list.sort }),
      ...(q !== "" && { q }),
      limit,
      offset: 0,
    }),
  );
  const { write, isWriting } = useWrite(owner.of as ResourceName);
  const once = useOnce();
  const save = async () => {
    setFailure(undefined);
    try {
      await write({
        kind: "members",
        id: owner.id,
        title: owner.title,
        related,
        members,
        // An earlier try may have put in some of them.
        add: [...chosen.keys()].filter((id) => !there.data?.has(id)),
        isMove: [...chosen.values()].some(Boolean),
      });
      onClose();
    } catch (thrown) {
      setFailure(toAdminError(thrown));
    }
  };
  /** What a record belongs to now, where it belongs to one at a time. */
  const holderOf = (record: object): string | undefined => {
    const held: unknown = members.from === undefined ? undefined : Reflect.get(record, members.from);
    const ownerResource = host.resource(owner.of);
    return typeof held === "object" && held !== null && ownerResource
      ? titleOf(ownerResource, held)
      : undefined;
  };
  // Each with whether it is taken from somewhere else.
  const toggle = (id: string, isMove: boolean) => {
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, isMove);
    setChosen(next);
  };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      isBusy={isWriting}
      title={translate("members.addTo", { title: owner.title })}
      footerNote={chosen.size === 0 ? undefined : translate("members.chosen", { count: chosen.size })}
      footer={
        <>
          <Button size="large" disabled={isWriting} onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button
            size="large"
            variant="primary"
            isLoading={isWriting}
            disabled={chosen.size === 0}
            onClick={() => void once(save)}
          >
            {translate("members.save", { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className="th-fields">
        {failure !== undefined && (
          <Banner tone="negative" title={translate(notSavedTitle(failure))}>
            <ErrorWords error={failure} kept={translate("members.kept")} />
          </Banner>
        )}
        {(resource.list?.search || resource.api.isWhole) && (
          <SearchInput
            value={search}
            onChange={setSearch}
            label={translate("list.search")}
            placeholder={translate(`${related}.searchHint`)}
          />
        )}
        {error !== null && data === undefined ? (
          <LoadError
            error={toAdminError(error)}
            title={translate("error.listTitle", { noun: translate(`${related}.title`) })}
            onRetry={() => void refetch()}
          />
        ) : data === undefined || there.data === undefined ? (
          <Skeleton width="60%" />
        ) : data.count === 0 ? (
          <p className="th-muted">{translate("list.nothingFound")}</p>
        ) : (
          <ul className="th-choices">
            {data.records.map((record) => {
              const id = recordId(resource, record);
              const title = titleOf(resource, record);
              const isThere = there.data.has(id);
              const holder = isThere ? undefined : holderOf(record);
              return (
                <li key={id}>
                  <Checkbox
                    label={title}
                    hint={
                      isThere
                        ? translate("members.there")
                        : holder && translate("members.elsewhere", { title: holder })
                    }
                    isChecked={isThere || chosen.has(id)}
                    isDisabled={isThere}
                    onChange={() => toggle(id, holder !== undefined)}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {data !== undefined && data.count > data.records.length && (
          <Button variant="ghost" isLoading={isFetching} onClick={() => setLimit(limit + pageSize)}>
            {translate("list.showMore", { count: data.count - data.records.length })}
          </Button>
        )}
      </div>
    </Drawer>
  );
}
