/** The product of the current file, and the browser of the run. */
export interface UnderTest {
  /** The path of the browser, and the environment that it needs. */
  executablePath: string;
  env: Record<string, string>;
  url: string;
  /** The data folder of the product. */
  folder: string;
  databaseUrl: string;
  /** The port to which the product sends its mail, if the file requires that. */
  smtpPort?: number;
}

let product: Partial<UnderTest> = {};

/**
 * Returns the product that startProduct has started for this file, and the browser that the run has found.
 */
export const underTest = (): UnderTest => ({
  ...JSON.parse(process.env.BROWSER_UNDER_TEST ?? '{}'),
  ...product,
});

export function setUnderTest(started: Partial<UnderTest>): void {
  product = started;
}
