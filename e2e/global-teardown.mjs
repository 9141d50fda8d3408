/** Stops the product and removes its data. */
export default async function globalTeardown() {
  const product = globalThis.productUnderTest;
  globalThis.productUnderTest = undefined;
  await product?.stop();
}
