/**
 * The logo of the product on a grid of 32 by 32: two leaves rising from one stem into an open U, and the seed
 * that they lift.
 */
export const MARK = {
  size: 32,
  leaf: 'M15.5 30C6.3 27.6 2 19.8 3.3 7.7c8 2.8 12.3 10.4 12.2 22.3Z',
  smallLeaf: 'M16.8 30c-.3-9.4 3.4-15.7 11.8-18.5C30.3 20.9 25.8 28 16.8 30Z',
  seed: { x: 19.2, y: 5.8, radius: 3.8 },
} as const;
