/** How an import looks. It comes with the page of the import. */
export const importStyles = `
@layer tillhouse.screens {
  .th-import {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--th-space-4);
    padding: 0 var(--th-space-6) var(--th-space-6);
  }
  .th-import__steps {
    display: flex;
    flex-wrap: wrap;
    gap: 8px var(--th-space-6);
    margin: 0;
    padding: 0 0 var(--th-space-4);
    border-block-end: 1px solid var(--th-line);
    list-style: none;
    color: var(--th-text-muted);
  }
  .th-import__steps li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .th-import__steps [aria-current] {
    color: var(--th-text);
    font-weight: var(--th-weight-strong);
  }
  .th-import__number {
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border: 1px solid var(--th-line-strong);
    border-radius: 50%;
    font-size: var(--th-size-xs);
    font-variant-numeric: tabular-nums;
  }
  .th-import__steps [aria-current] .th-import__number {
    border-color: var(--th-accent);
    color: var(--th-accent-on);
    background: var(--th-accent);
  }
  .th-import__steps [data-done] .th-import__number {
    border-color: var(--th-accent-line);
    color: var(--th-accent-text);
    background: var(--th-accent-soft);
  }
  .th-import__title {
    margin: 0;
    font-size: var(--th-size-l);
    font-weight: var(--th-weight-strong);
    outline: none;
  }
  .th-import__columns .th-select {
    min-inline-size: 220px;
  }
  .th-import__columns th[scope="row"] {
    font-weight: var(--th-weight-medium);
    color: var(--th-text);
    text-align: start;
  }
  .th-import__example {
    max-inline-size: 280px;
    overflow: hidden;
    color: var(--th-text-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .th-import__busy {
    margin: 0;
    min-block-size: 1.5em;
  }
  .th-import__counts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--th-space-3) var(--th-space-6);
    margin: 0;
  }
  .th-import__counts dt {
    font-size: var(--th-size-s);
    color: var(--th-text-muted);
  }
  .th-import__counts dd {
    margin: 0;
    font-size: var(--th-size-xl);
    font-weight: var(--th-weight-strong);
    font-variant-numeric: tabular-nums;
  }
  .th-import__counts [data-empty] dd {
    color: var(--th-text-faint);
    font-weight: var(--th-weight-normal, 400);
  }
  .th-import__tools,
  .th-import__foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .th-import__foot {
    justify-content: flex-end;
  }
  .th-import__foot > .th-button--ghost:first-child {
    margin-inline-start: calc(-1 * var(--th-space-3));
  }
  .th-import__push {
    flex: 1;
  }
  .th-import__arrow:dir(rtl) {
    transform: scaleX(-1);
  }
  .th-import__filter {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--th-space-4);
    margin: 0;
    padding: 0;
    border: 0;
  }
  .th-import__filter label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 24px;
  }
  .th-import__filter input {
    accent-color: var(--th-accent);
  }
  .th-import__scroll {
    max-block-size: max(320px, calc(100dvh - 420px));
    overflow: auto;
    border: 1px solid var(--th-line);
    border-radius: var(--th-radius-2);
    overscroll-behavior: contain;
  }
  .th-import__table {
    border-collapse: separate;
    border-spacing: 0;
    min-inline-size: 100%;
  }
  .th-import__table :is(th, td) {
    padding: 6px 10px;
    border-block-end: 1px solid var(--th-line);
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
    background: var(--th-surface);
  }
  .th-import__table thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    font-size: var(--th-size-s);
    font-weight: var(--th-weight-medium);
    color: var(--th-text-muted);
  }
  .th-import__table tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    font-weight: inherit;
    line-height: 30px;
    border-inline-end: 1px solid var(--th-line);
  }
  .th-import__table thead th:first-child {
    inset-inline-start: 0;
    z-index: 3;
    border-inline-end: 1px solid var(--th-line);
  }
  .th-import__table tbody th > :is(.th-status, .th-import__line, .th-button) {
    vertical-align: middle;
  }
  .th-import__line {
    display: inline-block;
    min-inline-size: 44px;
    color: var(--th-text-faint);
    font-variant-numeric: tabular-nums;
  }
  .th-import__table tbody th .th-status {
    min-inline-size: 96px;
  }
  .th-import__table td:has(> .th-input) {
    min-inline-size: 200px;
  }
  .th-import__table [data-wrong] {
    background: var(--th-negative-bg);
  }
  .th-import__table [data-wrong] .th-input {
    border-color: var(--th-negative-fg);
  }
  .th-import__text {
    display: block;
    max-inline-size: 260px;
    overflow: hidden;
    line-height: 30px;
    text-overflow: ellipsis;
  }
  .th-import__problem {
    display: block;
    max-inline-size: 280px;
    padding-block-start: 4px;
    color: var(--th-negative-fg);
    font-size: var(--th-size-s);
    white-space: normal;
  }
  .th-import__table .th-import__gap {
    border: 0;
  }
  .th-import__job {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--th-space-4);
    max-inline-size: 720px;
  }
  .th-import__phase {
    margin: 0;
    font-weight: var(--th-weight-medium);
  }
  .th-import__errors {
    margin: 0;
    padding-inline-start: var(--th-space-4);
    overflow-wrap: anywhere;
  }
  @media (width < 720px) {
    .th-import {
      padding-inline: var(--th-space-4);
    }
    .th-import__steps li:not([aria-current]) {
      font-size: 0;
      gap: 0;
    }
    .th-import__columns :is(table, tbody, tr, td, th),
    .th-import__table :is(tbody, tr, td, th) {
      display: block;
    }
    .th-import__columns,
    .th-import__table {
      display: block;
    }
    .th-import__columns thead,
    .th-import__table thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .th-import__columns tr,
    .th-import__table tr:not(.th-import__gap) {
      padding-block: 8px;
      border-block-end: 1px solid var(--th-line);
    }
    .th-import__columns :is(td, th) {
      block-size: auto;
      padding: 4px 0;
      border: 0;
    }
    .th-import__example {
      max-inline-size: none;
    }
    .th-import__table :is(th, td) {
      position: static;
      padding: 4px 12px;
      border: 0;
      white-space: normal;
    }
    .th-import__table tbody th {
      position: static;
      display: flex;
      align-items: center;
      border: 0;
    }
    .th-import__table tbody th > .th-button {
      margin-inline-start: auto;
    }
    .th-import__table td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: var(--th-text-muted);
      font-size: var(--th-size-s);
    }
    .th-import__table tr:not([data-open]) td[data-empty] {
      display: none;
    }
    .th-import__text {
      max-inline-size: none;
      line-height: inherit;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    .th-import__problem {
      max-inline-size: none;
    }
  }
}
`;
