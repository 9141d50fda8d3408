import { ColumnChoice } from './column-dialog';
import type { ColumnView } from './use-column-view';
import type { GridUrl } from './use-grid-url';
import { ViewsMenu } from './views-menu';

type Props = {
  /** The list, as views of it are kept. */
  list: string;
  url: GridUrl;
  view: ColumnView<{ id: string; header: string; key?: boolean }>;
  /** What it asks where it is asked nothing and no view is the default, as its address has it. */
  opensWith?: string;
  /** Whether its columns are shown at all. */
  inColumns?: boolean;
};

/** What every list offers at the end of its toolbar: saved views and the choice of columns. */
export function ListActs({ list, url, view, opensWith, inColumns = true }: Props) {
  return (
    <>
      <ViewsMenu list={list} url={url} columns={view} opensWith={opensWith} />
      {inColumns && <ColumnChoice view={view} />}
    </>
  );
}
