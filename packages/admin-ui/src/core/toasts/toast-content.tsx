import { RequestId } from "@tillhouse/extension-sdk/ui";

/** What a toast says below its title, with the id of the request that failed. */
export function toastContent(message: string | undefined, requestId: string) {
  return (
    <>
      {message}
      <RequestId id={requestId} />
    </>
  );
}
