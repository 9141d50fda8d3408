/** The numbers of records to make. */
export interface DemoSizes {
  readonly suppliers: number;
  readonly impactBuyers: number;
  readonly leads: number;
  readonly enquiries: number;
}

/** The sizes with which an empty database is filled at the first start. */
export const DEMO_SIZES: DemoSizes = { suppliers: 264, impactBuyers: 132, leads: 540, enquiries: 3240 };

/** The minimum sizes that have room for the records of the demo sign-ins. */
export const SMALLEST: DemoSizes = { suppliers: 40, impactBuyers: 18, leads: 60, enquiries: 200 };
