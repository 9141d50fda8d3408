import type PDFDocument from 'pdfkit';
import { xmlText } from '../../platform/xml-text.js';

type Pdf = InstanceType<typeof PDFDocument>;

/** Members of pdfkit that its types do not declare. */
interface Metadata {
  info: Record<string, unknown>;
  _addInfo(): void;
}

/**
 * Escapes the XML metadata of a PDF. pdfkit copies title and author unescaped, so an “&” in a name would make
 * the XML unreadable.
 */
export function escapeMetadata(pdf: Pdf): void {
  const metadata = pdf as unknown as Metadata;
  const addInfo = metadata._addInfo;
  metadata._addInfo = () => {
    const { info } = metadata;
    const escaped = Object.entries(info).map(([key, value]) => [
      key,
      typeof value === 'string' ? xmlText(value) : value,
    ]);
    metadata.info = Object.fromEntries(escaped);
    addInfo.call(metadata);
    metadata.info = info;
  };
}
