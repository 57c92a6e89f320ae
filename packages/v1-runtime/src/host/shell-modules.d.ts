declare module "tillhouse-shell:@tanstack/react-query" {
  /** What is used of the admin's own cache of answers. */
  interface AdminQueryClient {
    invalidateQueries(): Promise<void>;
    getQueryCache(): {
      subscribe(listener: (event: { type: string; action: { type: string } }) => void): () => void;
    };
  }
  export function useQueryClient(): AdminQueryClient;
}

declare module "tillhouse-shell:react-dom" {
  export * from "react-dom";
  export { default } from "react-dom";
}

declare module "tillhouse-v1:admin-texts" {
  /** The admin's keys by their English texts. */
  const keys: Readonly<Record<string, string>>;
  export default keys;
}
