/** The format of an exported list: for spreadsheets, or for other programs. */
export const ExportFormatEnum = { EXCEL: 'excel', MACHINE: 'machine' } as const;
export type ExportFormat = (typeof ExportFormatEnum)[keyof typeof ExportFormatEnum];
