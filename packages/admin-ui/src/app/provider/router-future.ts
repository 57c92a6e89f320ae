/** What a page that still loads shows is its spinner: as a transition, the page before it would stay instead. */
export const routerFuture = { v7_startTransition: false };
