/** A file name of a title: without what a system refuses in names. */
export const fileNameOf = (title: string, ending: string): string =>
  `${title.replaceAll(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'chart'}.${ending}`;

/** Hands a file that was made here to the browser, which keeps it where downloads go. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser may still be reading when the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands over a CSV file that is named like what it is of. */
export const saveCsv = (csv: string, title: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileNameOf(title, 'csv'));
