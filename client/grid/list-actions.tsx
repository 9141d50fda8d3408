import { ColumnChoice } from './column-dialog';
import type { ColumnView } from './use-column-view';
import type { GridUrl } from './use-grid-url';
import { ViewsMenu } from './views-menu';

type Props = {
  /** The list's name, under which its views are saved. */
  list: string;
  url: GridUrl;
  view: ColumnView<{ id: string; header: string; key?: boolean }>;
  /** The initial filters, as in the address, if no view is the default. */
  opensWith?: string;
  /** True if the list is shown in columns. */
  inColumns?: boolean;
};

/** The controls at the end of every list's toolbar: saved views and the choice of columns. */
export function ListActions({ list, url, view, opensWith, inColumns = true }: Props) {
  return (
    <>
      <ViewsMenu list={list} url={url} columns={view} opensWith={opensWith} />
      {inColumns && <ColumnChoice view={view} />}
    </>
  );
}
