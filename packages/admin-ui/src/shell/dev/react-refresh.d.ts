declare module "react-refresh/runtime" {
  export function injectIntoGlobalHook(page: object): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (...parts: unknown[]) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
}
