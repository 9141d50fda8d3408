import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { csvFile } from '../lib/csv';
import { formatPercent } from '../lib/format';
import { useTexts } from '../lib/language';
import { fileNameOf, saveCsv, saveFile } from '../lib/save-file';
import { ActionsMenu } from '../ui/actions-menu';
import { NavButton } from '../ui/nav-item';
import { notify } from '../ui/notices';
import { DownloadIcon } from '../ui/pictograms';
import { hideInPrint } from '../ui/print';
import { useChartPaint } from './chart-colors';
import type { ChartData } from './chart-data';
import type { ImageLegend } from './chart-image';
import { chartTexts } from './chart-texts';
import { pieSlices } from './pie-slices';
import { printFigure } from './print-figure';

/** Returns the numbers of a chart as a CSV file, without dollar signs or commas. */
export function chartCsv({ of, categories, series }: ChartData): string {
  return csvFile([
    [of, ...series.map(({ label }) => label)],
    ...categories.map(({ label }, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
  ]);
}

type Props = {
  title: string;
  /** The owner and period of the figures. */
  about: string;
  /** The data of the table, and the part of it that is drawn. */
  data: ChartData;
  drawn: ChartData;
  parts: boolean;
  lines: boolean;
  figure: RefObject<HTMLElement | null>;
  /** Shows the drawing if the table is shown instead. */
  showDrawing: () => void;
  onPrinting: (printing: boolean) => void;
};

function legendOf(data: ChartData, parts: boolean, line: boolean): ImageLegend[] {
  if (parts) {
    const slices = pieSlices(data);
    const total = slices.reduce((sum, { value }) => sum + value, 0);
    return slices.map(({ label, value, color }) => ({
      label,
      value: `${data.format(value)} (${formatPercent(value, total)}%)`,
      color,
    }));
  }
  if (data.series.length < 2) return [];
  return data.series.map(({ label, color, before }) => ({ label, value: '', color, before, line }));
}

/** The menu for downloading a chart as a picture or as numbers, and for printing it. */
export function ChartMenu({
  title,
  about,
  data,
  drawn,
  parts,
  lines,
  figure,
  showDrawing,
  onPrinting,
}: Props) {
  const paint = useChartPaint();
  const text = useTexts(chartTexts);
  const named = `${title}, ${about}`;
  const savePng = async () => {
    // Texts only have positions while the drawing is visible.
    flushSync(showDrawing);
    const svg = figure.current?.querySelector<SVGSVGElement>('[data-drawing] svg');
    if (!svg) return notify({ kind: 'error', title: text.notDrawn });
    try {
      const { chartPng } = await import('./chart-image');
      const png = await chartPng({
        title,
        about,
        svg,
        legend: legendOf(drawn, parts, lines),
        listed: parts,
        paint,
      });
      saveFile(png, fileNameOf(named, 'png'));
    } catch {
      notify({
        kind: 'error',
        title: text.noPicture,
        description: text.noPictureText,
      });
    }
  };
  const print = async () => {
    if (!figure.current) return;
    flushSync(() => onPrinting(true));
    await printFigure(figure.current);
    onPrinting(false);
  };
  return (
    <ActionsMenu
      label={<DownloadIcon />}
      name={text.along(title)}
      button={{ size: 'xs', variant: 'ghost', px: '1.5' }}
      panel={{ css: hideInPrint }}
    >
      <NavButton onClick={() => void savePng()}>{text.png}</NavButton>
      <NavButton onClick={() => saveCsv(chartCsv(data), named)}>{text.csv}</NavButton>
      <NavButton onClick={() => void print()}>{text.print}</NavButton>
    </ActionsMenu>
  );
}
