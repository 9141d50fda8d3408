const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/**
 * Returns a one-page A4 PDF with a heading and lines of text in a built-in font (Latin letters without
 * macrons).
 */
export function plainPdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F1 26 Tf 0.06 0.29 0.25 rg 64 740 Td (${escaped(title)}) Tj ET`,
    '0.85 0.62 0.13 RG 3 w 64 722 m 164 722 l S',
    ...lines.map(
      (line, index) => `BT /F1 13 Tf 0.15 0.17 0.16 rg 64 ${680 - index * 26} Td (${escaped(line)}) Tj ET`,
    ),
    'BT /F1 10 Tf 0.4 0.42 0.4 rg 64 60 Td (Uplift demo paper) Tj ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}
