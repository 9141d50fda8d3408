// Writes client/public/uplift-terms-and-privacy.pdf from legal/terms-and-privacy.md (headings, paragraphs,
// lists).
import { createWriteStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const root = new URL('../', import.meta.url);
const font = (name) => require.resolve(`@fontsource/${name}`);

const GREEN = '#14573F';
const GOLD = '#F4BC22';
const INK = '#232A26';
const STONE = '#5B625D';
// A constant date, so that the same text always makes the same file.
const WRITTEN = new Date('2026-11-01T00:00:00Z');

const pdf = new PDFDocument({
  size: 'A4',
  margins: { top: 72, bottom: 72, left: 72, right: 72 },
  bufferPages: true,
  lang: 'en-NZ',
  tagged: true,
  displayTitle: true,
  info: {
    Title: 'Uplift: terms and privacy',
    Author: 'Uplift Charitable Trust',
    CreationDate: WRITTEN,
    ModDate: WRITTEN,
  },
});
pdf.registerFont('text', font('figtree/files/figtree-latin-400-normal.woff'));
pdf.registerFont('text-ext', font('figtree/files/figtree-latin-ext-400-normal.woff'));
pdf.registerFont('head', font('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'));

/** Letters with macrons, which are in a separate font file. */
const EXTENDED = /[\u0100-\u024f]+/;

/** Writes a paragraph with words with macrons in the second font file. */
function write(text, options = {}) {
  const runs = text.split(new RegExp(`(${EXTENDED.source})`)).filter(Boolean);
  runs.forEach((run, index) => {
    pdf.font(EXTENDED.test(run) ? 'text-ext' : 'text');
    pdf.text(run, { ...options, continued: index < runs.length - 1 });
  });
}

const room = (height) => {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
};

const styles = {
  '# ': (text) => {
    pdf.font('head').fontSize(30).fillColor(GREEN).text(text);
    pdf
      .moveTo(72, pdf.y + 6)
      .lineTo(152, pdf.y + 6)
      .lineWidth(3)
      .strokeColor(GOLD)
      .stroke();
    pdf.moveDown(1.2);
  },
  '## ': (text) => {
    room(120);
    pdf.moveDown(0.8).font('head').fontSize(19).fillColor(GREEN).text(text).moveDown(0.4);
  },
  '### ': (text) => {
    room(70);
    pdf.moveDown(0.5).font('head').fontSize(12.5).fillColor(INK).text(text).moveDown(0.2);
  },
  '- ': (text) => {
    room(30);
    pdf
      .fontSize(10.5)
      .fillColor(GREEN)
      .font('text')
      .text('•', 76, pdf.y, { continued: false, lineBreak: false });
    pdf.fillColor(INK);
    pdf.x = 90;
    write(text, { lineGap: 2.5, width: pdf.page.width - 162 });
    pdf.x = 72;
    pdf.moveDown(0.15);
  },
};

for (const block of readFileSync(new URL('legal/terms-and-privacy.md', root), 'utf8').split('\n')) {
  if (!block.trim()) continue;
  const mark = Object.keys(styles).find((each) => block.startsWith(each));
  if (mark) {
    styles[mark](block.slice(mark.length));
    continue;
  }
  pdf.fontSize(10.5).fillColor(INK);
  write(block, { lineGap: 2.5 });
  pdf.moveDown(0.55);
}

const { count } = pdf.bufferedPageRange();
for (let page = 0; page < count; page += 1) {
  pdf.switchToPage(page);
  pdf.page.margins.bottom = 0;
  pdf.font('text').fontSize(9).fillColor(STONE);
  pdf.text(`Uplift · terms and privacy · ${page + 1} of ${count}`, 72, pdf.page.height - 48, {
    width: pdf.page.width - 144,
    align: 'center',
  });
}
pdf.end();
await pipeline(pdf, createWriteStream(new URL('client/public/uplift-terms-and-privacy.pdf', root)));
console.info(`${count} pages`);
