/** The product of the file at hand, and the browser of the run. */
export interface UnderTest {
  /** The browser, and what its environment needs. */
  executablePath: string;
  env: Record<string, string>;
  url: string;
  /** The data folder of the product. */
  folder: string;
  databaseUrl: string;
  /** The port that the product sends its mail to, if the file asked for that. */
  smtpPort?: number;
}

let product: Partial<UnderTest> = {};

/** The product that startProduct has started for this file, and the browser that the run has found. */
export const underTest = (): UnderTest => ({
  ...JSON.parse(process.env.BROWSER_UNDER_TEST ?? '{}'),
  ...product,
});

export function setUnderTest(started: Partial<UnderTest>): void {
  product = started;
}
