import { useQueries } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import { type AnyForm, type AnyResource, recordId } from "@tillhouse/extension-sdk/internal";
import { useEffect, useState } from "react";
import type { FormValues } from "../kinds/form-values";
import { isStored, type StoredFormExtension, type StoredValues } from "./form-extensions";

/** What extensions keep of a record at endpoints of their own, on its way to a form. */
interface StoredState {
  values: StoredValues;
  isReading: boolean;
  /** It takes so long that the person is told what is waited for. */
  isLong: boolean;
  waiting: readonly StoredFormExtension[];
  failed: readonly { addition: StoredFormExtension; error: Error }[];
  retry(): void;
}

/** Time after which somebody who waits is told for what, in milliseconds. */
const patience = 4000;

/** Reads it before the form opens, as the form needs to know what it starts from. Nothing is read for a new record. */
export function useFormExtensions(
  resource: AnyResource,
  form: AnyForm | undefined,
  record: object | undefined,
): StoredState {
  const host = useHost();
  const additions = form?.additions ?? [];
  const stored = additions.filter(isStored);
  const id = record === undefined ? "" : recordId(resource, record);
  const results = useQueries({
    queries: stored.map((addition) => ({
      // An extension may keep several things; which of them are asked for changes while one is read.
      queryKey: [resource.name, "addition", id, addition.owner, ...addition.fields.map(({ key }) => key)],
      // The extension wrote it for records of this very resource; what it answers is read by the keys of its fields.
      queryFn: async () => (await addition.store.read(record as never, host)) as FormValues,
      enabled: record !== undefined,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  const isReading = record !== undefined && results.some(({ data, error }) => data === undefined && !error);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => clearTimeout(timer);
  }, [isReading]);
  return {
    values: additions.map((addition) =>
      isStored(addition) ? results[stored.indexOf(addition)]?.data : undefined,
    ),
    isReading,
    isLong: isReading && isLong,
    waiting: stored.filter((_, index) => results[index]?.data === undefined),
    failed: stored.flatMap((addition, index) => {
      const { data, error } = results[index] ?? {};
      return data === undefined && error ? [{ addition, error }] : [];
    }),
    retry: () => {
      for (const { error, refetch } of results) if (error !== null) void refetch();
    },
  };
}
