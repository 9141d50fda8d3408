import { columnSizingFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { GridColumn } from './grid-column';

/** The features of TanStack Table that a grid uses; the rest stays out of the bundle. */
export const features = tableFeatures({ rowSortingFeature, columnSizingFeature });
export type GridFeatures = typeof features;

/** Returns the classes of a cell and of its header (see grid-styles.ts). */
export const cellClass = <Row>({ kind = 'text', key }: GridColumn<Row>): string =>
  key ? `${kind} key` : kind;
