/** Horizontal space around the content of a cell, in pixels. */
const PADDING = 28;
/** The number of rows measured: more would be noticeably slow and add little. */
const ROWS = 60;

/** Returns the pixels that the widest of the first rows of a column needs, its header included; null without a table. */
export function measureColumn(cell: HTMLElement | null): number | null {
  const table = cell?.closest('table');
  if (!cell || !table) return null;
  const index = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  const range = document.createRange();
  const widths = [...table.rows].slice(0, ROWS).map((row) => {
    const content = row.children[index];
    if (!content) return 0;
    range.selectNodeContents(content);
    // The handle overlaps the edge of its header.
    const handle = content.querySelector(':scope > .resize');
    if (handle) range.setEndBefore(handle);
    return range.getBoundingClientRect().width;
  });
  return Math.max(...widths) + PADDING;
}
