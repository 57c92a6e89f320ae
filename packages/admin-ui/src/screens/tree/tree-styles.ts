/** The look of a tree. It comes with the tree, so that no other page loads it. */
export const treeStyles = `
@layer tillhouse.screens {
  .th-tree__bar {
    display: flex;
    align-items: center;
    gap: var(--th-space-2);
    padding-block: 4px;
    padding-inline: var(--th-space-6);
    color: var(--th-text-muted);
    font-size: var(--th-size-s);
  }
  .th-tree__bar .th-button:first-of-type {
    margin-inline-start: auto;
  }
  .th-tree__first {
    display: flex;
    align-items: center;
    gap: 2px;
    min-inline-size: 0;
    padding-inline-start: calc((var(--th-level) - 1) * var(--th-indent));
  }
  .th-tree {
    --th-indent: 24px;
  }
  .th-tree__first > .th-table__link {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .th-tree__toggle,
  .th-tree__grip {
    flex: none;
    display: inline-grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--th-radius-s, 4px);
    background: none;
    color: var(--th-text-muted);
  }
  .th-tree__toggle:hover {
    background: var(--th-hover);
    color: var(--th-text);
  }
  .th-tree__row[aria-expanded="true"] .th-tree__toggle .th-icon {
    rotate: 90deg;
  }
  .th-tree__row[aria-expanded="true"] .th-tree__toggle:dir(rtl) .th-icon {
    rotate: -90deg;
  }
  .th-tree__grip {
    position: relative;
    z-index: 1;
    inline-size: 16px;
    margin-inline-start: -16px;
    cursor: grab;
    touch-action: none;
    opacity: 0;
  }
  .th-tree__row:is(:hover, :focus-within, :focus) :is(.th-tree__grip, .th-tree__add) {
    opacity: 1;
  }
  .th-tree__more {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
  }
  .th-tree .th-table__more {
    inline-size: 60px;
  }
  .th-tree__add {
    opacity: 0;
  }
  .th-tree__add:focus-visible {
    opacity: 1;
  }
  .th-tree__row[data-context] .th-table__link {
    color: var(--th-text-muted);
    font-weight: var(--th-weight-regular, 400);
  }
  .th-tree .th-tree__row:focus-visible {
    outline: var(--th-focus-ring);
    outline-offset: -2px;
  }
  .th-tree__row {
    scroll-margin-block: 100px 130px;
  }
  .th-tree__row[data-dragged] {
    opacity: 0.5;
  }
  .th-tree .th-tree__row[data-drop="inside"] td {
    background: var(--th-accent-soft);
  }
  .th-tree__row:is([data-drop="after"], [data-drop="before"]) > td:first-child::before {
    content: "";
    position: absolute;
    z-index: 2;
    inset-inline: calc(var(--th-space-6) + 26px + (var(--th-drop) - 1) * var(--th-indent)) var(--th-space-6);
    block-size: 2px;
    border-radius: 2px;
    background: var(--th-accent-text);
    pointer-events: none;
  }
  .th-tree__row[data-drop="after"] > td:first-child::before {
    inset-block-end: -1px;
  }
  .th-tree__row[data-drop="before"] > td:first-child::before {
    inset-block-start: -1px;
  }
  .th-tree__carried {
    position: fixed;
    z-index: 40;
    inset-block-start: 0;
    left: 0;
    max-inline-size: 260px;
    padding: 6px 12px;
    overflow: hidden;
    border: 1px solid var(--th-line);
    border-radius: var(--th-radius, 8px);
    background: var(--th-surface);
    box-shadow: var(--th-shadow-menu, 0 4px 16px rgb(0 0 0 / 16%));
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  @media (hover: none), (width < 720px) {
    .th-tree__grip,
    .th-tree__add {
      opacity: 1;
    }
  }
  @media (width < 720px) {
    .th-tree {
      --th-indent: 16px;
    }
    .th-tree__bar {
      padding-inline: var(--th-space-4);
    }
    .th-tree__toggle,
    .th-tree__grip {
      block-size: 32px;
    }
    .th-tree__toggle {
      inline-size: 32px;
    }
    .th-tree__grip {
      margin-inline-start: 0;
    }
  }
}
`;
