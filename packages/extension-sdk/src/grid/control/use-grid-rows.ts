import { useEffect, useRef, useState } from "react";
import { type AdminError, toAdminError } from "../../errors/errors";

/**
 * The rows of a grid, as they are when it is opened: what others change meanwhile is told where it is saved.
 *
 * @param of what they are read of; something else is read anew
 * @example const { rows, error, retry } = useGridRows(ids.join(), () => readVariants(client, ids));
 */
export function useGridRows<Row>(of: string, read: () => Promise<readonly Row[]>) {
  const [rows, setRows] = useState<readonly Row[]>();
  const [error, setError] = useState<AdminError>();
  const [tries, setTries] = useState(0);
  const latest = useRef(read);
  latest.current = read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once more where that is wanted, or of something else
  useEffect(() => {
    let isWanted = true;
    setError(undefined);
    latest.current().then(
      (found) => isWanted && setRows(found),
      (thrown: unknown) => isWanted && setError(toAdminError(thrown)),
    );
    return () => {
      isWanted = false;
    };
  }, [of, tries]);
  return { rows, error, retry: () => setTries(tries + 1) };
}
