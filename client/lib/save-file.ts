/** Returns a file name for a title, without characters that are not allowed in file names. */
export const fileNameOf = (title: string, ending: string): string =>
  `${title.replaceAll(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'chart'}.${ending}`;

/** Downloads a file that was created in the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser may still be reading the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads a CSV file that is named after its title. */
export const saveCsv = (csv: string, title: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileNameOf(title, 'csv'));
