// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import type { FormValues } from "../kinds/form-values";
import { useFollowedRecord } from "./use-followed-record";

const startOf = (record: object): FormValues => ({ ...record });

function formOf(record: object, isTouched = false) {
  const seen: { record: object; isTouched: boolean } = { record, isTouched };
  const { result, rerender } = renderHook(() => {
    const [initial, setInitial] = useState(startOf(record));
    // A field has suggested a price.
    const [base, setBase] = useState<FormValues>({ ...initial, price: 5 });
    const methods = useForm<FormValues>({ defaultValues: base });
    useFollowedRecord({ ...seen, startOf, initial, base, setInitial, setBase }, methods);
    return { values: methods.getValues(), isDirty: methods.formState.isDirty, base };
  });
  return {
    result,
    read: (next: object) => {
      seen.record = next;
      rerender();
    },
  };
}

it("holds what the record holds by now, and what its fields suggested", () => {
  const { result, read } = formOf({ quantity: 2, price: null });
  read({ quantity: 3, price: null });
  expect(result.current).toEqual({
    values: { quantity: 3, price: 5 },
    base: { quantity: 3, price: 5 },
    isDirty: false,
  });
});

it("keeps what somebody typed", () => {
  const { result, read } = formOf({ quantity: 2, price: null }, true);
  read({ quantity: 3, price: null });
  expect(result.current.values).toEqual({ quantity: 2, price: 5 });
});
