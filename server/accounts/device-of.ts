/** The browser and operating system that a User-Agent header names. Null if it is unknown. */
export interface Device {
  browser: string | null;
  operatingSystem: string | null;
}

/** Browsers by a mark in the header. Most headers also name Chrome or Safari, so these come last. */
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** Systems by a mark in the header. Phones also name the system that theirs is based on, so they come first. */
const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The part of the header that is read. Browsers send about 150 characters. */
const MAX_LENGTH = 500;

/**
 * Returns the browser and the operating system that a User-Agent header names. Only for people to recognise their
 * devices: callers can send any header.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const header = (userAgent ?? '').slice(0, MAX_LENGTH);
  const nameIn = (names: readonly [RegExp, string][]) =>
    names.find(([mark]) => mark.test(header))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), operatingSystem: nameIn(SYSTEMS) };
}
