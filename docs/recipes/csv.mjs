const cell = (value) => {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns rows as CSV (RFC 4180). The keys of the first row are the headings. */
export function csv(rows) {
  const table = rows.length > 0 ? [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))] : [];
  return table.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}
