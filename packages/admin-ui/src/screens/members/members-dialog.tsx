import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type AdminError,
  formatList,
  queryOf,
  type ResourceName,
  toAdminError,
  useDebouncedValue,
  useHost,
  useWrite,
} from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  listQuery,
  type Membership,
  type MovedMembers,
  recordId,
  titleOf,
  uncached,
} from "@tillhouse/extension-sdk/internal";
import { Banner, Button, Drawer, SearchInput, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { ErrorMessage } from "../../core/toasts/error-message";
import { notSavedTitle } from "../../core/toasts/not-saved";
import { LoadError } from "../shared/load-error";
import { useSingleFlight } from "../shared/use-single-flight";
import { MemberChoice } from "./member-choice";
import { type RelatedSectionProps, useMembersQuery } from "./use-members-query";

export interface MembersDialogProps extends RelatedSectionProps {
  resource: AnyResource;
  members: Membership;
  onClose: () => void;
}

const pageSize = 20;

/** How many members are read at a time to know which are there already. */
const batch = 200;

/** Ids of all members there are, however many pages that takes. */
function useMemberIds(props: MembersDialogProps) {
  const queryClient = useQueryClient();
  const queryFor = useMembersQuery(props);
  const { related, resource, owner, heldIds } = props;
  return useQuery({
    queryKey: [related, "member-ids", owner.of, owner.id, heldIds],
    queryFn: async () => {
      if (heldIds !== undefined) return new Set(heldIds);
      const ids = new Set<string>();
      for (let offset = 0, count = 1; offset < count; offset += batch) {
        const page = await queryClient.fetchQuery({ ...queryFor({ limit: batch, offset }), staleTime: 0 });
        count = page.count;
        for (const record of page.records) ids.add(recordId(resource, record));
      }
      return ids;
    },
    // A record that has been taken out since the drawer was last open must not stand there as added already.
    ...uncached,
  });
}

/** The record that another one belongs to until now. */
type Holder = Pick<MovedMembers, "id" | "title">;

/** What is taken from elsewhere, by where from. */
function movedFrom(chosen: ReadonlyMap<string, Holder | undefined>): MovedMembers[] {
  const moved = new Map<string, MovedMembers>();
  for (const [id, holder] of chosen) {
    if (holder === undefined) continue;
    moved.set(holder.id, { ...holder, ids: [...(moved.get(holder.id)?.ids ?? []), id] });
  }
  return [...moved.values()];
}

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

/** Picks records to be added: searched and paged in the store, kept while one searches on, added in one request. */
export default function MembersDialog(props: MembersDialogProps) {
  const { related, resource, members, owner, choices, onClose } = props;
  const host = useHost();
  const { translate } = host;
  const [search, setSearch] = useState("");
  const q = useDebouncedValue(search.trim(), searchDelay);
  const [limit, setLimit] = useState(pageSize);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Holder | undefined>>(new Map());
  const [failure, setFailure] = useState<AdminError>();
  const there = useMemberIds(props);
  const { data, error, refetch, isFetching } = useQuery(
    // The registry keys resources by these very names.
    listQuery(host, related as ResourceName, {
      ...queryOf([resource.list?.select ?? [], { expand: members.movesFrom }].flat()),
      ...(resource.list?.sort !== undefined && { order: resource.list.sort }),
      ...choices,
      ...(q !== "" && { q }),
      limit,
      offset: 0,
    }),
  );
  const isRead = data !== undefined && there.data !== undefined;
  const unread = isRead ? null : (error ?? there.error);
  const { write, isWriting } = useWrite(owner.of as ResourceName);
  const once = useSingleFlight();
  // An earlier try may have put in some of them.
  const toAdd = new Map([...chosen].filter(([id]) => !there.data?.has(id)));
  const moved = movedFrom(toAdd);
  const movedCount = moved.reduce((sum, { ids }) => sum + ids.length, 0);
  const said = formatList(
    [
      ...(toAdd.size > movedCount ? [translate("members.added", { count: toAdd.size - movedCount })] : []),
      ...moved.map(({ ids, title }) => translate("members.moved", { count: ids.length, title })),
    ],
    host.locale,
    "unit",
  );
  const save = async () => {
    setFailure(undefined);
    try {
      await write({
        kind: "members",
        id: owner.id,
        title: owner.title,
        related,
        members,
        add: [...toAdd.keys()],
        moved,
        note: said,
      });
      onClose();
    } catch (thrown) {
      setFailure(toAdminError(thrown));
    }
  };
  /** What a record belongs to now, where it belongs to one at a time. */
  const holderOf = (record: object): Holder | undefined => {
    const read: unknown =
      members.movesFrom === undefined ? undefined : Reflect.get(record, members.movesFrom);
    const held: unknown = Array.isArray(read) ? read.at(-1) : read;
    const ownerResource = host.resource(owner.of);
    return typeof held === "object" && held !== null && ownerResource
      ? { id: recordId(ownerResource, held), title: titleOf(ownerResource, held) }
      : undefined;
  };
  const toggle = (id: string, holder: Holder | undefined) => {
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, holder);
    setChosen(next);
  };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      isBusy={isWriting}
      title={translate("members.addTo", { title: owner.title })}
      footerNote={said || undefined}
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
            <ErrorMessage error={failure} kept={translate("members.kept")} />
          </Banner>
        )}
        {(resource.list?.search || resource.api.isUnpaged) && (
          <SearchInput
            value={search}
            onChange={setSearch}
            label={translate("list.search")}
            placeholder={translate(`${related}.searchHint`)}
          />
        )}
        {unread !== null ? (
          <LoadError
            error={toAdminError(unread)}
            title={translate("error.listTitle", { noun: translate(`${related}.title`) })}
            onRetry={() => {
              if (data === undefined) void refetch();
              if (there.data === undefined) void there.refetch();
            }}
          />
        ) : !isRead ? (
          <Skeleton width="60%" />
        ) : data.count === 0 ? (
          <p className="th-muted">{translate("list.nothingFound")}</p>
        ) : (
          <ul className="th-members">
            {data.records.map((record) => {
              const id = recordId(resource, record);
              const isThere = there.data.has(id);
              const holder = isThere ? undefined : holderOf(record);
              return (
                <MemberChoice
                  key={id}
                  resource={resource}
                  record={record}
                  hint={
                    isThere
                      ? translate("members.there")
                      : holder && translate("members.elsewhere", { title: holder.title })
                  }
                  isChecked={isThere || chosen.has(id)}
                  isThere={isThere}
                  onToggle={() => toggle(id, holder)}
                />
              );
            })}
          </ul>
        )}
        {isRead && data.count > data.records.length && (
          <Button variant="ghost" isLoading={isFetching} onClick={() => setLimit(limit + pageSize)}>
            {translate("list.showMore", { count: data.count - data.records.length })}
          </Button>
        )}
      </div>
    </Drawer>
  );
}
