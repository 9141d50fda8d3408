/** How much of everything to make. */
export interface DemoSizes {
  readonly suppliers: number;
  readonly impactBuyers: number;
  readonly leads: number;
  readonly enquiries: number;
}

/** What an empty database is filled with at the first start. */
export const DEMO_SIZES: DemoSizes = { suppliers: 264, impactBuyers: 132, leads: 540, enquiries: 3240 };

/** The fewest that hold the demo sign-ins' own records. */
export const SMALLEST: DemoSizes = { suppliers: 40, impactBuyers: 18, leads: 60, enquiries: 200 };
