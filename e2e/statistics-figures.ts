import type { Page } from 'playwright-core';

/** The query for the sales of one record, or of all. */
export const FIGURES = `query ($of: StatisticsOf!, $id: Int!) { salesStatistics(of: $of, id: $id) {
  enquiries active completed fallenThrough consumerEnquiries businessEnquiries repeatSales revenue contribution
  wholeContribution contributionPercent equivalentHours opportunities { active attempted } } }`;

export interface Figures {
  enquiries: number;
  active: number;
  completed: number;
  fallenThrough: number;
  consumerEnquiries: number;
  businessEnquiries: number;
  repeatSales: number;
  revenue: number;
  contribution: number;
  wholeContribution: number;
  contributionPercent: string;
  equivalentHours: number;
  opportunities: { active: number; attempted: number };
}
/** A year of all sales, as in REST. */
export type WiredYear = Record<
  | 'year'
  | 'enquiriesCount'
  | 'completedEnquiriesCount'
  | 'pendingEnquiriesCount'
  | 'consumerEnquiries'
  | 'businessEnquiries'
  | 'cC'
  | 'revenue',
  number
> &
  Record<string, number>;
/** A year of all sales, as in GraphQL. */
export type TrackedYear = Record<
  | 'year'
  | 'enquiries'
  | 'completed'
  | 'pending'
  | 'consumerEnquiries'
  | 'businessEnquiries'
  | 'contribution'
  | 'revenue',
  number
> & { bySource: { via: string; enquiries: number; contribution: number }[] };
/** A supplier in a period, as in REST. */
export type WiredSupplier = { name: string } & Record<
  'enquiriesCount' | 'enquiriesPercent' | 'cC' | 'ccPerEnq' | 'revenue',
  number
>;
/** A supplier in a period, as in GraphQL. */
export type SupplierRow = { name: string } & Record<
  'enquiries' | 'enquiriesPercent' | 'contribution' | 'contributionPerEnquiry' | 'revenue',
  number
>;

export const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const count = new Intl.NumberFormat('en-US');

/** Returns the figures of a panel by their labels. */
export const figuresOf = (page: Page, panel: string) =>
  page
    .getByRole('region', { name: panel })
    .locator('dl > div')
    .evaluateAll((figures) =>
      Object.fromEntries(
        figures.map((figure) => [
          figure.querySelector('dt')?.firstChild?.textContent ?? '',
          figure.querySelector('dd')?.textContent ?? '',
        ]),
      ),
    ) as Promise<Record<string, string>>;

/** Returns the rendered rows of a grid, by the ids of their columns. The last one is its totals. */
export const gridRows = (page: Page, label: string): Promise<Record<string, string>[]> =>
  page.getByRole('grid', { name: label }).evaluate((grid) => {
    const ids = Array.from(
      grid.querySelectorAll<HTMLElement>('thead th'),
      (head) => head.dataset.column ?? '',
    );
    return Array.from(grid.querySelectorAll('tbody tr, tfoot tr'), (row) =>
      Array.from(row.querySelectorAll('td, th'), (cell) => cell.textContent?.trim() ?? ''),
    )
      .filter((cells) => cells.length === ids.length)
      .map((cells) => Object.fromEntries(cells.map((cell, at) => [ids[at] ?? '', cell])));
  });

export const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0);
/** Returns the sum as money, added up in whole cents. */
export const dollarsOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  dollars.format(sumOf(rows, (row) => Math.round(amount(row) * 100)) / 100);
/** Returns a percentage in the format of grids. */
export const share = (percent: number) => `${percent === 0 ? '0' : percent.toFixed(1)}%`;
